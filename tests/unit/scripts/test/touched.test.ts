import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specsOf, touchedSteps } from '../../../../scripts/test/touched.ts';

const tests = new Map([
  ['tests/unit/texts.test.ts', "readFileSync('i18n/de/live.json')"],
  ['tests/services/build.test.ts', "readFileSync('netlify.toml')"],
  ['tests/unit/dates.test.ts', "import { date } from '../dates.ts'"],
]);
const scriptsOf = (files: string[], hasBuild = true) =>
  touchedSteps(files, tests, hasBuild).map(({ script, args = [] }) => [script, ...args].join(' '));

test.for<[string, string[], boolean, string[]]>([
  [
    'a text: units that read files, the site and its specs',
    ['i18n/de/live.json'],
    true,
    [
      'test:build',
      'format:check',
      'lint',
      'types --noSync',
      'test:related tests/unit/texts.test.ts',
      'test:site',
      'test:specs home.spec.ts',
    ],
  ],
  [
    'a component: tests that import it, and the specs of the longest folder',
    ['src/features/contact/desk/MessageScreen.tsx'],
    true,
    [
      'test:build',
      'format:check',
      'lint',
      'types --noSync',
      'test:related src/features/contact/desk/MessageScreen.tsx',
      'test:site',
      'test:specs inbox.spec.ts',
    ],
  ],
  [
    'a function: the last build serves',
    ['functions/messages.ts'],
    true,
    [
      'format:check',
      'lint',
      'types --noSync',
      'test:related functions/messages.ts',
      'test:specs inbox.spec.ts',
    ],
  ],
  [
    'a spec where nothing is built',
    ['tests/e2e/menu.spec.ts'],
    false,
    [
      'test:build',
      'format:check',
      'lint',
      'types --noSync',
      'test:related tests/e2e/menu.spec.ts',
      'test:specs menu.spec.ts',
    ],
  ],
  [
    'a document: services that read files, too',
    ['README.md'],
    true,
    ['format:check', 'lint', 'test:related tests/unit/texts.test.ts tests/services/build.test.ts'],
  ],
])('%s', ([, files, hasBuild, expected]) => expect(scriptsOf(files, hasBuild)).toEqual(expected));

test('each folder of the map and each of its specs exists', () => {
  expect(Object.keys(specsOf).filter((folder) => !existsSync(folder))).toEqual([]);
  const specs = Object.values(specsOf).flat();
  expect(specs.filter((name) => !existsSync(`tests/e2e/${name}.spec.ts`))).toEqual([]);
});

test('each feature has specs of its own', () => {
  const features = globSync('src/features/*').filter((folder) => !(folder in specsOf));
  expect(features).toEqual(['src/features/band', 'src/features/booking', 'src/features/welcome']);
});
