import { expect, test } from 'vitest';
import { inlineHash } from '../../../../src/lib/inline.ts';
import {
  anonymous,
  leanPolicy,
  plainQuotes,
  shortScopes,
} from '../../../../src/lib/integrations/leanPages.ts';

const page = (scripts: string[], styles: string[]) => {
  const sources = (codes: string[]) => ["'self'", ...codes.map((code) => `'${inlineHash(code)}'`)].join(' ');
  return `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${sources(scripts)}; style-src ${sources(styles)};"><style>a{}</style><script>one()</script><script type="module">two()</script><script src="/three.js"></script>`;
};

test('a policy holds the hashes of what its page holds, and of nothing else', () => {
  const everything = page(['elsewhere()', 'two()'], ['b{}', 'a{}']);
  expect(leanPolicy(everything)).toBe(page(['one()', 'two()'], ['a{}']));
});

test('a page without a policy stays as it is', () => {
  expect(leanPolicy('<p>Match</p>')).toBe('<p>Match</p>');
});

test('a scope has one short name throughout a page', () => {
  const html =
    '<style>p[data-astro-cid-jsdv5cmm]{}b[data-astro-cid-rc7y6z6f]{}</style><p data-astro-cid-jsdv5cmm>';
  expect(shortScopes(html)).toBe('<style>p[data-s0]{}b[data-s1]{}</style><p data-s0>');
});

test('an island has neither number nor name', () => {
  expect(anonymous('<astro-island uid="Z1" prefix="r1"></astro-island><p uid="x">')).toBe(
    '<astro-island prefix="r1"></astro-island><p uid="x">',
  );
  const named = '&quot;name&quot;:&quot;Gallery&quot;,';
  const opts = (name: string) => `<astro-island ssr opts="{${name}&quot;value&quot;:true}" await-children>`;
  expect(anonymous(opts(named) + named)).toBe(opts('') + named);
});

test('the JSON of an island keeps its quotes and reads the same', () => {
  const html = `<astro-island props="{&quot;stage&quot;:[0,&quot;Rock 'n' Roll &amp;quot;&quot;]}" ssr>`;
  expect(plainQuotes(html)).toBe(
    `<astro-island props='{"stage":[0,"Rock &#39;n&#39; Roll &amp;quot;"]}' ssr>`,
  );
});
