import { expect, test } from 'vitest';
import { inlineHash } from '../../../src/lib/inline.ts';
import { leanPolicy } from '../../../src/integrations/leanPages.ts';

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
