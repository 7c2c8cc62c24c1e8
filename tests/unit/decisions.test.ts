import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostLines = 50;
const mostCharacters = 140;

const files = globSync('docs/decisions/*.md');

test.each(files)('%s fits one screen', (file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(mostLines);
  // The row of a table has no second line.
  const isTooLong = (line: string) => line.length > mostCharacters && !line.startsWith('|');
  expect(lines.filter(isTooLong)).toEqual([]);
});
