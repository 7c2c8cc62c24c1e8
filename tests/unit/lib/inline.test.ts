import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { compact, inlineHash } from '../../../src/lib/inline.ts';

test('a policy allows a script by the SHA-256 of its text', () => {
  // The example of the Content Security Policy specification.
  expect(inlineHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test.each([
  ['/* why */\nlet a = 1;\n  let b;\n', 'let a=1,b;'],
  ['a("/* kept */"); /* one\n two */ b();', 'a(`/* kept */`),b();'],
])('%j becomes %j', (code, line) => expect(compact(code)).toBe(line));

test.each(['arrive', 'follow-language', 'lay-out'])('%s.js stays a program when it is one line', (name) => {
  const code = compact(readFileSync(`src/layouts/scripts/${name}.js`, 'utf8'));
  expect(code).not.toMatch(/\n|\/\//);
  expect(() => new Script(code)).not.toThrow();
});
