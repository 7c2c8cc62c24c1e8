import { expect, test } from 'vitest';
import { inlineScript } from '../../../../scripts/project/inlineScript.ts';

test.each([
  { html: '<p>no script</p>', bytes: 0 },
  { html: '<script>ab</script><SCRIPT type="module">é</SCRIPT>', bytes: 4 },
  { html: '<script src="/a.js"></script>', bytes: 0 },
  { html: '<script type="application/ld+json">{}</script><script type=importmap>{}</script>', bytes: 0 },
])('$html holds $bytes bytes of script', ({ html, bytes }) => expect(inlineScript(html)).toBe(bytes));
