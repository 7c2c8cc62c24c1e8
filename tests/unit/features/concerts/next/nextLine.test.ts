import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compact } from '../../../../../src/lib/inline.ts';

const script = compact(readFileSync('src/features/concerts/next/nextLine.js', 'utf8'))
  // `node:vm` has no modules.
  .replaceAll('import(', 'load(');

interface Circumstances {
  /** Status of the answer to the question whether the line is right; 0 without a network. */
  status?: number;
  lowData?: boolean;
}

/**
 * Runs the script in a line whose links have these beginnings, until the page has its typefaces. Returns the index of the shown link,
 * the loaded files, the requests and the shown answers.
 */
async function run(begins: (number | string | undefined)[], now: string, circumstances: Circumstances = {}) {
  const { status = 304, lowData = false } = circumstances;
  const loaded: string[] = [];
  const asked: unknown[] = [];
  const answers: number[] = [];
  const children = begins.map((beginning, index) => ({
    dataset: { begins: beginning, state: `state ${index}` },
    hidden: false,
  }));
  const dataset = { check: '/api/next/de', show: '/_/show.js' };
  let withFaces = () => undefined;
  runInNewContext(script, {
    document: {
      currentScript: { parentElement: { querySelectorAll: () => children, dataset } },
      querySelector: (selector: string) => (selector === '[data-low-data]' && lowData ? {} : null),
    },
    addEventListener: (type: string, listener: () => undefined) => {
      if (type === 'faces') withFaces = listener;
    },
    Date: class extends Date {
      static override now = () => Date.parse(now);
    },
    fetch: (url: string, init: unknown) => {
      asked.push([url, init]);
      return status === 0
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ ok: status === 200, status });
    },
    load: (file: string) => {
      loaded.push(file);
      return Promise.resolve({ showAnswer: (answer: { status: number }) => answers.push(answer.status) });
    },
  });
  expect(asked, 'nothing is asked before the typefaces').toEqual([]);
  withFaces();
  await new Promise((resolve) => setTimeout(resolve));
  const shown = children.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  return { shown, loaded, asked, answers };
}

const beginning = '2026-12-04T19:00:00Z';
const first = Date.parse(beginning);
const second = Date.parse('2027-01-16T20:00:00Z');
const bookers = '9e99';
const dayMs = 86_400_000;
const daysBefore = (days: number) => new Date(first - days * dayMs).toISOString();

const question = (state: string) => [['/api/next/de', { headers: { 'if-none-match': `"${state}"` } }]];

test.each([
  ['before both', '2026-11-01T12:00:00Z', [0]],
  ['in the minute of the beginning', beginning, [0]],
  ['a moment after the first', '2026-12-04T19:00:00.001Z', [1]],
  ['after both', '2027-02-01T00:00:00Z', [2]],
])('shows the next of all concerts, and then the link for bookers: %s', async (_, now, shown) =>
  expect(await run([first, second, bookers], now)).toMatchObject({ shown, loaded: [] }),
);

test('asks for the line when others follow the candidates, and shows the link for bookers until then', async () =>
  expect(await run([first, second, undefined], '2027-02-01T00:00:00Z', { status: 200 })).toMatchObject({
    shown: [2],
    loaded: ['/_/show.js'],
    asked: question('state 2'),
  }));

test('shows the link for bookers while there is no concert', async () =>
  expect(await run([undefined, bookers], '2027-02-01T00:00:00Z')).toMatchObject({ shown: [1], loaded: [] }));

test.each([
  ['a concert within two weeks', daysBefore(13.9), {}, question('state 0')],
  ['a concert in two weeks', daysBefore(14), {}, []],
  ['the second candidate', '2027-01-10T12:00:00Z', {}, question('state 1')],
  ['only the link for bookers', '2027-02-01T12:00:00Z', {}, []],
  ['a concert, in low data mode', daysBefore(1), { lowData: true }, []],
])(
  'asks once whether the line is right where it names a day soon: %s',
  async (_, now, circumstances, asked) =>
    expect((await run([first, second, bookers], now, circumstances)).asked).toEqual(asked),
);

test.each([
  [304, []],
  [200, [200]],
  [503, []],
  [0, []],
])('shows the answer only where the line has changed: %s', async (status, answers) =>
  expect(await run([first, bookers], daysBefore(1), { status })).toMatchObject({ shown: [0], answers }),
);
