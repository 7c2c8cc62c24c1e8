import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  attributesOf,
  bytes,
  canonical,
  everyPage,
  files,
  meta,
  origin,
  page,
  pages,
  titled,
  type Page,
} from './dist.ts';

/** The desk and the page for hosts that cannot redirect have no frame. */
const frameless = /\/(desk|schreibtisch|404\.html)$/;
/** An English page that answers without the prefix of its language, too. */
const isShort = ({ path, language }: Page) => language === 'en' && !path.startsWith('/en/');
const isDesk = ({ path }: Page) => /\/(desk|schreibtisch)$/.test(path);

// The markup checker (markup.test.ts) counts `main` and `h1`, and finds skipped levels of headings and ids that are there twice or missing.
describe.each(titled(everyPage))('%s', (_, { root }) => {
  test('names the order of the layers before the first of them: the order decides which style wins', () => {
    const [style = ''] = root
      .querySelectorAll('head style')
      .flatMap(({ text }) => /@layer[^{;]*[{;]/.exec(text) ?? []);
    expect(style).toBe('@layer base,components;');
  });

  test('G2 G3 names its language and every landmark, no two navigations alike', () => {
    expect(['de-AT', 'en-GB']).toContain(root.querySelector('html')?.getAttribute('lang'));
    const isNamed = (element: HTMLElement) =>
      element.hasAttribute('aria-label') ||
      root.getElementById(element.getAttribute('aria-labelledby') ?? '')?.text.trim();
    const nameless = root
      .querySelectorAll('nav, main > section[id], dialog, [role=region]')
      .filter((landmark) => !isNamed(landmark));
    expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 60))).toEqual([]);
    const names = attributesOf(root, 'nav:not(dialog nav)', 'aria-label');
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['aria-labelledby', 'aria-describedby'])('refers by %s to no element that is missing', (name) =>
    expect(root.querySelectorAll('[id]').map(({ id }) => id)).toEqual(
      expect.arrayContaining(attributesOf(root, `[${name}]`, name).flatMap((ids) => ids?.split(' ') ?? [])),
    ),
  );
});

describe.each(titled(everyPage.filter(({ path }) => !frameless.test(path))))('%s', (_, { root }) =>
  test.each(['body > header, body > astro-island > header', 'body > footer'])('G2 has one %s', (landmark) =>
    expect(root.querySelectorAll(landmark)).toHaveLength(1),
  ),
);

describe.each(titled(pages))('%s', (_, entry) => {
  const { root, language } = entry;

  test('Specification, section 4: its title is the artist, then its label, after the word of a concert that is off', () =>
    expect(root.querySelector('title')?.text).toMatch(/^(\p{Lu}[\p{Lu} ]+: )?Match – \S.+$/u));

  test('describes itself in 50 to 160 characters', () => {
    const { length } = meta(entry, 'description') ?? '';
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  });

  test('names both languages and the default, and each of them says the same', () => {
    const alternates = (of: typeof entry) =>
      Object.fromEntries(
        of.root
          .querySelectorAll('link[rel=alternate]')
          .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      );
    const named = alternates(entry);
    expect(Object.keys(named)).toEqual(['de', 'en', 'x-default']);
    expect(named[language]).toBe(canonical(entry));
    expect(named['x-default']).toBe(named.de);
    for (const address of Object.values(named)) {
      expect(alternates(page(address.slice(origin.length)))).toEqual(named);
    }
  });

  test('has a share card of 1200 × 630 in its language, and its own address', async () => {
    const address = new URL(meta(entry, 'og:image') ?? '');
    expect(address.origin).toBe(origin);
    expect(address.pathname).toContain(language);
    expect(files).toContain(address.pathname);
    expect(await sharp(bytes(address.pathname)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(meta(entry, 'og:title')).toBe(root.querySelector('title')?.text);
    expect(meta(entry, 'og:description')).toBe(meta(entry, 'description'));
    // A section's, too: a shared link shows what stands at its own address.
    expect(meta(entry, 'og:url')).toBe(`${origin}${isShort(entry) ? '/en' : ''}${entry.path}`);
  });
});

// The desk begins with its content, and its script adds a link to the bar (deskAccess.spec.ts).
test.each(titled(pages.filter((entry) => !isDesk(entry))))(
  'G1 %s begins with a link to its content',
  (_, { root }) => {
    const [first] = root.querySelectorAll('body a, body button');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(root.querySelector('#main')?.tagName).toBe('MAIN');
  },
);

test.each(['de', 'en'])('%s: every address has a title and a description of its own', (language) => {
  const own = pages.filter((entry) => entry.language === language && !isShort(entry));
  for (const name of ['og:title', 'description'])
    expect(new Set(own.map((entry) => meta(entry, name))).size, name).toBe(own.length);
});

test.each([
  ['/live', 'Nächstes Konzert: '],
  ['/en/live', 'Next concert: '],
])('the preview of %s names the next date', (path, beginning) => {
  const [next] = page(path).root.querySelectorAll('#concerts-upcoming article');
  expect(meta(page(path), 'og:description')).toContain(
    `${beginning}${next?.querySelector('time')?.text ?? ''}, ${next?.querySelector('h4')?.text ?? ''}`,
  );
});

test('only the thanks, the desk, its handbook, the page that it edits and the page for missing pages ask not to be listed', () => {
  const unlisted = everyPage.filter((entry) => meta(entry, 'robots') === 'noindex');
  const thanks = ['/kontakt/danke', '/en/contact/thanks'];
  const desks = ['/schreibtisch', '/en/desk', '/desk'];
  const below = ['/schreibtisch/hilfe', '/en/desk/help', '/schreibtisch/seite', '/en/desk/page'];
  expect(unlisted.map(({ path }) => path).sort()).toEqual(
    [...thanks, ...desks, ...below, '/404.html'].sort(),
  );
});
