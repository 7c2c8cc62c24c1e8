import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../scripts/serve/site/rules.ts';
import { playerOrigin } from '../../src/config/services.ts';
import { attributesOf, everyPage, notFound, titled, type Page } from './dist.ts';

/** The directives of a page's policy, each with its sources. */
function policyOf({ root }: Page): Record<string, string[]> {
  const policy = attributesOf(root, 'meta[http-equiv="content-security-policy" i]', 'content').join();
  const directives = policy.split(';').filter((part) => part.trim());
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Inline code as the browser hashes it: byte for byte between its tags, taken from the text of the page. */
const inline = ({ html }: Page, tag: 'script' | 'style') =>
  [
    ...html.matchAll(
      new RegExp(`<${tag}(?![^>]*application/(?:ld\\+)?json)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'),
    ),
  ].map(([, attributes = '', code = '']) => ({ attributes, code }));

const isDesk = ({ path }: Page) =>
  ['/schreibtisch', '/en/desk', '/desk', '/schreibtisch/seite', '/en/desk/page'].includes(path);

describe.each(titled(everyPage))('%s', (_, page) => {
  const policy = policyOf(page);
  const { root, html } = page;

  test('allows exactly what it was built with', () => {
    expect(Object.keys(policy)).toEqual(expect.arrayContaining(['script-src', 'style-src']));
    expect(policy).toMatchObject({
      ...{ 'default-src': ["'self'"], 'object-src': ["'none'"], 'base-uri': ["'none'"] },
    });
    const { 'frame-src': frames, ...rest } = policy;
    expect(frames, 'the one host that a visitor may ask for').toEqual([playerOrigin]);
    for (const source of Object.values(rest).flat())
      expect(source).toMatch(/^'(self|none|sha(256|384|512)-[^']+)'$/);
  });

  test.each(['script', 'style'] as const)('has the hash of every inline %s, and no other', (tag) => {
    const codes = inline(page, tag).filter(({ attributes }) => !/\ssrc=/.test(attributes));
    if (page === notFound && tag === 'script') expect(codes).toEqual([]);
    else expect(codes.length).toBeGreaterThan(0);
    for (const { code } of codes) expect(policy[`${tag}-src`], code.slice(0, 80)).toContain(hashOf(code));
    const hashes = policy[`${tag}-src`]?.filter((source) => source.startsWith("'sha"));
    expect(new Set(hashes), 'and of nothing else').toEqual(new Set(codes.map(({ code }) => hashOf(code))));
  });

  test('starts workers of its own where the band’s dialog, its desk or the concerts need one, and none elsewhere', () => {
    const mayNeedOne =
      isDesk(page) || root.querySelector('a[aria-haspopup=dialog], #live astro-island') !== null;
    expect(policy['worker-src']).toEqual([mayNeedOne ? "'self'" : "'none'"]);
  });

  test('holds no style and no code in attributes', () => {
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=/);
    // At the beginning of a value; a sentence of the desk has the word before a colon.
    expect(html).not.toMatch(/["'=(;]\s*javascript:/i);
  });

  test('fetches no script before the first touch: islands wake by sight or touch', () => {
    expect(root.querySelectorAll('script[src], link[rel=modulepreload], link[as=script]')).toEqual([]);
    const islands = attributesOf(root, 'astro-island', 'client');
    // The desk is one island, which starts at once.
    if (isDesk(page)) {
      expect(islands).toEqual(['start']);
      return;
    }
    for (const wakes of islands) expect(['interaction', 'inview']).toContain(wakes);
    // The header, and the band's own dialog behind its logo.
    expect(islands.filter((wakes) => wakes === 'interaction')).toHaveLength(page === notFound ? 0 : 2);
  });
});

test('the worker of Firestore has a policy of its own and connects to Firestore only', async () => {
  const [file = '', ...others] = readdirSync('dist/_').filter((name) => name.includes('firestoreWorker'));
  expect(others).toEqual([]);
  const response = new Response();
  await readRules('netlify.toml', 'dist').addHeaders(`/_/${file}`, response);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src https://firestore.googleapis.com; frame-ancestors 'none'",
  );
});
