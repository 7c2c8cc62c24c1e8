import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../../package.json';

const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## .+$/gm) ?? [];

test('each entry has a version and a day that exists, the newest first, which is that of package.json', () => {
  expect(headings[0]).toMatch(`## ${version}, `);
  // `.github/workflows/release.yml` finds an entry by the same form.
  const days = headings.map(
    (heading) => /^## \d+\.\d+\.\d+, (\d{4}-\d\d-\d\d)$/.exec(heading)?.[1] ?? heading,
  );
  expect(days.filter((day) => Number.isNaN(Date.parse(day)))).toEqual([]);
  expect(days).toEqual(days.toSorted().reverse());
});
