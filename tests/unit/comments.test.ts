import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// ESLint checks the comments of scripts. It does not read style sheets and HTML comments.
const opening = /(?:\/\*|<!--)[\s*]*(?:what|who|whoever|whatever|those)\b.*/gi;

test('no comment of a style sheet or of HTML hides its subject behind What, Who or Those', () => {
  const files = globSync('{src,functions,scripts,bench/floor}/**/*.{css,astro,html}');
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(opening) ?? []).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});
