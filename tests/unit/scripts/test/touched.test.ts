import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specsOf, touchedSteps } from '../../../../scripts/test/touched.ts';

const tests = new Map([
  ['tests/unit/texts.test.ts', "readFileSync('i18n/de/live.json')"],
  ['tests/services/build.test.ts', "readFileSync('netlify.toml')"],
  ['tests/unit/dates.test.ts', "import { date } from '../dates.ts'"],
  ['tests/services/letters.test.ts', "fetch('/api/messages')"],
]);
const scriptsOf = (files: string[], { importers = [] as string[], keepsKeys = true, hasBuild = true } = {}) =>
  touchedSteps({
    ...{ files, tests, hasBuild, read: [...files, ...importers] },
    textsAlone: keepsKeys ? files.filter((file) => file.endsWith('.json')) : [],
  }).map(({ script, args = [] }) => [script, ...args].join(' '));

const lint = (files = '') => ['format:check', `lint:types${files}`, `lint:house${files}`];
const component = 'src/features/contact/desk/MessageScreen.tsx';
const site = 'test:site --exclude tests/site/*Band.test.ts';
const words = 'test:site --exclude tests/site/{*Band,markup}.test.ts';
const related = (...files: string[]) => `test:related ${files.join(' ')}`;

test.for<[string, string[], string[]]>([
  [
    'a text: units that read files, the site and its specs',
    ['i18n/de/live.json'],
    ['test:build', 'format:check', related('tests/unit/texts.test.ts'), words, 'test:specs home.spec.ts'],
  ],
  [
    'a style: nothing that a linter or a checker of markup reads',
    ['src/features/contact/Contact.css'],
    [
      ...['test:build', 'format:check', related('tests/unit/texts.test.ts'), words],
      'test:specs contact.spec.ts contactErrors.spec.ts contactText.spec.ts',
    ],
  ],
  [
    'a component: tests that import it, and the specs of the longest folder',
    [component],
    ['test:build', ...lint(` ${component}`), related(component), site, 'test:specs inbox.spec.ts'],
  ],
  [
    'a function: tests that ask for its address, and the last build serves',
    ['functions/messages.ts'],
    [
      ...lint(' functions/messages.ts'),
      related('functions/messages.ts', 'tests/services/letters.test.ts'),
      'test:specs inbox.spec.ts',
    ],
  ],
  [
    'a document: services that read files, too',
    ['README.md'],
    ['format:check', related('tests/unit/texts.test.ts', 'tests/services/build.test.ts')],
  ],
])('%s', ([, files, expected]) => expect(scriptsOf(files)).toEqual(expected));

test('a module that a page imports: that page and its types, too', () => {
  const page = 'src/pages/[...home].astro';
  expect(scriptsOf([component], { importers: [page] })).toEqual(
    expect.arrayContaining([...lint(` ${component} ${page}`), 'types --noSync']),
  );
});

test('other keys of texts: the types of all files', () =>
  expect(scriptsOf(['i18n/de/live.json'], { keepsKeys: false })).toEqual(
    expect.arrayContaining([...lint(), 'types --noSync']),
  ));

test('a spec where nothing is built builds first', () => {
  const spec = 'tests/e2e/menu.spec.ts';
  expect(scriptsOf([spec], { hasBuild: false })).toEqual([
    'test:build',
    ...lint(` ${spec}`),
    related(spec),
    'test:specs menu.spec.ts',
  ]);
});

test('each folder of the map and each of its specs exists, and each feature has specs of its own', () => {
  expect(Object.keys(specsOf).filter((folder) => !existsSync(folder))).toEqual([]);
  const specs = Object.values(specsOf).flat();
  expect(specs.filter((name) => !existsSync(`tests/e2e/${name}.spec.ts`))).toEqual([]);
  const features = globSync('src/features/*').filter((folder) => !(folder in specsOf));
  expect(features).toEqual(['src/features/band', 'src/features/booking', 'src/features/welcome']);
});
