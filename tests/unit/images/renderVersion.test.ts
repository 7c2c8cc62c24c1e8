import { expect, test } from 'vitest';
import { renderVersion, renderVersionOf } from '../../../src/images/service.ts';

const code = { './a.ts': 'const a = 1', './b.ts': 'const b = 2' };
const encoders = { webp: '1.6.0' };
const before = renderVersionOf(code, encoders);

test.for<[what: string, code: Record<string, string>, encoders: object]>([
  ['code changes', { ...code, './a.ts': 'const a = 3' }, encoders],
  ['a file is added', { ...code, './c.ts': '' }, encoders],
  ['text moves from a file into its name', { './a.tsconst': ' a = 1', './b.ts': 'const b = 2' }, encoders],
  ['an encoder is updated', code, { webp: '1.7.0' }],
])('there is a new renderVersion when %s', ([, changed, versions]) =>
  expect(renderVersionOf(changed, versions)).not.toBe(before),
);

test('covers the code of the renderer, in any order of the files', () => {
  expect(renderVersionOf(Object.fromEntries(Object.entries(code).reverse()), encoders)).toBe(before);
  expect(renderVersion).toMatch(/^[0-9a-f]{12}$/);
  expect(renderVersion).not.toBe(renderVersionOf({}, encoders));
});
