import { expect, test } from 'vitest';
import { inlineHash } from '../../../src/lib/inline.ts';
import { applyPolicy } from '../../../src/integrations/pagePolicy.ts';

const sources = (codes: string[]) => ["'self'", ...codes.map((code) => `'${inlineHash(code)}'`)].join(' ');

const meta = (scripts: string[], styles: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self';script-src ${sources(scripts)};style-src ${sources(styles)}">`;

const island = '(()=>{customElements.get("astro-island")||customElements.define("astro-island",a)})()';

const body =
  '<style>a{}</style><p title=x>1 &lt; 2<br/><script>one()</script>' +
  '<script type="application/ld+json">{}</script><script src="/three.js"></script>';

test('a policy keeps the hashes of its page, and no others', () => {
  const html = meta(['elsewhere()', 'one()'], ['b{}', 'a{}']) + body;
  expect(applyPolicy(html, 'index.html')).toBe(meta(['one()'], ['a{}']) + body);
});

test("Astro's element for islands is removed, and our own stays", () => {
  const own = '<script>customElements.define("astro-island",b)</script>';
  const scripts = ['one()', 'customElements.define("astro-island",b)'];
  const html = (between: string) => `${body}${own}${between}<p>`;
  expect(
    applyPolicy(meta([...scripts, island], ['a{}']) + html(`<script>${island}</script>`), 'index.html'),
  ).toBe(meta(scripts, ['a{}']) + html(''));
});

test('the JSON of an island stands in single quotes, without what only Astro’s element reads', () => {
  const tag = (attributes: string) => `<astro-island ${attributes} ssr>`;
  const html = tag(
    'uid="Z1" prefix="r1" component-export="default" props="{&quot;a&quot;:[0,&quot;it&#39;s 1 &gt; 0 &amp; \'so\'&quot;]}" ' +
      'opts="{&quot;name&quot;:&quot;Gallery&quot;,&quot;value&quot;:true}"',
  );
  expect(applyPolicy(meta(['one()'], ['a{}']) + body + html, 'index.html')).toContain(
    tag('prefix="r1" props=\'{"a":[0,"it&#39;s 1 &gt; 0 &amp; &#39;so&#39;"]}\' opts=\'{"value":true}\''),
  );
});

test.each([
  ['a page without a policy', body, 'live/index.html has no Content-Security-Policy.'],
  ['a script without a hash', meta(['two()'], ['a{}']) + body, 'script: the policy does not cover one()'],
  ['a style without a hash', meta(['one()'], []) + body, 'style: the policy does not cover a{}'],
  [
    'a policy without a directive for scripts',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">${body}`,
    'script: the policy does not cover one()',
  ],
  ['a style attribute', `${meta(['one()'], ['a{}'])}${body}<p style="color:red">`, 'has a style attribute'],
])('the build stops at %s', (_, html, message) =>
  expect(() => applyPolicy(html, 'live/index.html')).toThrow(message),
);
