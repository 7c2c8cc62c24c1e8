import { expect, test } from 'vitest';
import {
  anonymous,
  joinedScripts,
  oneStyle,
  ownIslands,
  plainQuotes,
  shortScopes,
} from '../../../src/integrations/leanHtml.ts';

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
  const props = (scope: string) => `<astro-island props="{&quot;count&quot;:[0,8]${scope}}"><p data-s7>`;
  expect(anonymous(props(',&quot;data-s7&quot;:[0,true]'))).toBe(props(''));
});

test('only our own element for islands stays in a page', () => {
  const own = '<script>customElements.define("astro-island",a)</script>';
  const other =
    '<script>b();customElements.get("astro-island")||customElements.define("astro-island",b)</script>';
  expect(ownIslands(`${own}${other}<script>c()</script>`)).toBe(`${own}<script>c()</script>`);
});

test('the JSON of an island keeps its quotes and reads the same', () => {
  const html = `<astro-island props="{&quot;stage&quot;:[0,&quot;Rock 'n' Roll &amp;quot;&quot;]}" ssr>`;
  expect(plainQuotes(html)).toBe(
    `<astro-island props='{"stage":[0,"Rock &#39;n&#39; Roll &amp;quot;"]}' ssr>`,
  );
});

test('all styles stand in one, in their order, where the last one of the head stood', () => {
  const html =
    '<head><style>a{}</style><link><style>b{}</style><noscript><style>n{}</style></noscript></head><p><style>c{}</style></p><style media="print">d{}</style>';
  expect(oneStyle(html)).toBe(
    '<head><link><style>@layer base,components;a{}b{}c{}</style><noscript><style>n{}</style></noscript></head><p></p><style media="print">d{}</style>',
  );
  expect(oneStyle('<p>Match</p>')).toBe('<p>Match</p>');
});

test('scripts that follow each other are one in the body, and stay alone in the head', () => {
  const html = (between: string) =>
    `<head><script>a()</script><script>b()</script></head><script>c()${between}d()${between}e()</script>`;
  expect(joinedScripts(html('</script><script>'))).toBe(html(';'));
  const apart = '<head></head><script type="application/ld+json">{}</script><script>f()</script>';
  expect(joinedScripts(apart)).toBe(apart);
});
