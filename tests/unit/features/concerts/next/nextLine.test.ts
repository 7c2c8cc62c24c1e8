import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { lineScript } from '../../../../../src/features/concerts/day/dayScripts.ts';

// `node:vm` has no modules.
const script = lineScript.replaceAll('import(', 'load(');

interface Circumstances {
  /** Status of the answer to the question whether the line is right; 0 without a network. */
  status?: number;
  lowData?: boolean;
}

interface Link {
  begins: string;
  ends: number | string;
}

const words = 'Nächstes Konzert:|Noch # Tage:|Morgen:|Läuft gerade:';

/** Runs the script in a line of these links, the last one of which is for bookers. Returns the shown link, its label and what is asked. */
async function run(links: (Link | { ends?: string })[], now: string, circumstances: Circumstances = {}) {
  const { status = 304, lowData = false } = circumstances;
  const loaded: string[] = [];
  const asked: unknown[] = [];
  const answers: number[] = [];
  const children = links.map((link, index) => {
    const childNodes: [{ data: string }, { hidden: boolean }] = [{ data: '' }, { hidden: false }];
    return {
      dataset: { ...link, today: 'Heute:', state: `state ${index}` },
      hidden: false,
      querySelector: () => ({ childNodes }),
      label: () => childNodes[0].data + (childNodes[1].hidden ? '' : 'date'),
    };
  });
  let time = Date.parse(now);
  let tick = () => undefined;
  let withFaces = () => undefined;
  const page = {
    document: {
      currentScript: {
        parentElement: {
          querySelectorAll: () => children,
          dataset: { check: '/api/next/de', show: '/_/show.js', words },
        },
      },
      querySelector: (selector: string) => (selector === '[data-low-data]' && lowData ? {} : null),
    },
    addEventListener: (type: string, listener: () => undefined) => {
      if (type === 'faces') withFaces = listener;
    },
    setInterval: (listener: () => undefined) => {
      tick = listener;
    },
    Date: class extends Date {
      static override now = () => time;
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
  };
  runInNewContext(script, Object.assign(page, { self: page }));
  expect(asked, 'nothing is asked before the typefaces').toEqual([]);
  withFaces();
  await new Promise((resolve) => setTimeout(resolve));
  const shownLinks = () => children.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  const labels = () => children.flatMap(({ hidden, label }) => (hidden ? [] : [label()]));
  return {
    ...{ shown: shownLinks(), label: labels()[0], loaded, asked, answers },
    /** The shown link and its label after the next minute's tick, at another instant. */
    at: (instant: string) => {
      time = Date.parse(instant);
      tick();
      return [shownLinks(), ...labels()];
    },
  };
}

const beginning = '2026-12-04T19:00:00Z';
const end = '2026-12-04T21:30:00Z';
const first = { begins: '2026-12-04T20:00:00+01:00', ends: Date.parse(end) };
const second = { begins: '2027-01-16T21:00:00+01:00', ends: Date.parse('2027-01-16T22:30:00Z') };
const bookers = { ends: '9e99' };
const dayMs = 86_400_000;
/** An instant this many days before the end of the first concert. */
const daysBefore = (days: number) => new Date(first.ends - days * dayMs).toISOString();

const question = (state: string) => [['/api/next/de', { headers: { 'if-none-match': `"${state}"` } }]];

test.each([
  ['while the first is on', end, [0]],
  ['a moment after the end of the first', '2026-12-04T21:30:00.001Z', [1]],
  ['after both', '2027-02-01T00:00:00Z', [2]],
])('shows the next of all concerts, and then the link for bookers: %s', async (_, now, shown) =>
  expect(await run([first, second, bookers], now)).toMatchObject({ shown, loaded: [] }),
);

test('asks for the line when others follow the candidates, and shows the link for bookers until then', async () =>
  expect(await run([first, second, {}], '2027-02-01T00:00:00Z', { status: 200 })).toMatchObject({
    shown: [2],
    loaded: ['/_/show.js'],
    asked: question('state 2'),
  }));

test('shows the link for bookers while there is no concert', async () =>
  expect(await run([{}, bookers], '2027-02-01T00:00:00Z')).toMatchObject({ shown: [1], loaded: [] }));

test.each([
  ['a concert within two weeks', daysBefore(13.9), {}, question('state 0')],
  ['a concert in a year', daysBefore(365), {}, question('state 0')],
  ['the second candidate', '2027-01-10T12:00:00Z', {}, question('state 1')],
  ['only the link for bookers', '2027-02-01T12:00:00Z', {}, question('state 2')],
  ['a concert, in low data mode', daysBefore(1), { lowData: true }, question('state 0')],
])('asks once whether the line is right, at any distance: %s', async (_, now, circumstances, asked) =>
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

const night = { begins: '2027-05-15T00:30:00+02:00', ends: Date.parse('2027-05-15T01:00:00Z') };
const newYork = { begins: '2027-05-14T20:30:00-04:00', ends: Date.parse('2027-05-15T03:00:00Z') };
const spring = { begins: '2027-03-28T19:30:00+02:00', ends: Date.parse('2027-03-28T20:00:00Z') };
const autumn = { begins: '2027-10-31T19:00:00+01:00', ends: Date.parse('2027-10-31T20:30:00Z') };
const unknown = { begins: '2027-05-14T23:59:00+02:00', ends: Date.parse('2027-05-14T21:59:00Z') };

test.each([
  ['eight days before', first, '2026-11-26T22:59:59Z', 'Nächstes Konzert: date'],
  ['a week before, from midnight', first, '2026-11-26T23:00:00Z', 'Noch 7 Tage: date'],
  ['two days before', first, '2026-12-02T22:59:59Z', 'Noch 2 Tage: date'],
  ['the day before', first, '2026-12-02T23:00:00Z', 'Morgen: date'],
  ['until its midnight', first, '2026-12-03T22:59:59Z', 'Morgen: date'],
  ['on the day', first, '2026-12-03T23:00:00Z', 'Heute: '],
  ['at the beginning', first, beginning, 'Heute: '],
  ['a moment later', first, '2026-12-04T19:00:00.001Z', 'Läuft gerade: '],
  ['until the end', first, end, 'Läuft gerade: '],
  ['a start after midnight, the day before its evening', night, '2027-05-13T21:59:59Z', 'Morgen: date'],
  ['on its evening', night, '2027-05-13T22:00:00Z', 'Heute: '],
  ['after midnight, before the start', night, '2027-05-14T22:15:00Z', 'Heute: '],
  ['New York, before its midnight', newYork, '2027-05-14T03:59:59Z', 'Morgen: date'],
  ['New York, from its midnight', newYork, '2027-05-14T04:00:00Z', 'Heute: '],
  ['noon before the day on which clocks go forward', spring, '2027-03-27T11:00:00Z', 'Morgen: date'],
  ['noon before the day on which they go back', autumn, '2027-10-30T10:00:00Z', 'Morgen: date'],
  ['an unknown hour, late on its day', unknown, '2027-05-14T21:58:00Z', 'Heute: '],
])("the label follows the venue's calendar: %s", async (_, link, now, label) =>
  expect((await run([link, bookers], now)).label).toBe(label),
);

test('E9 an open page follows the clock from the evening to the next concert', async () => {
  const page = await run([first, second, bookers], '2026-12-04T18:59:00Z');
  expect(page.label).toBe('Heute: ');
  expect(page.at('2026-12-04T19:00:30Z')).toEqual([[0], 'Läuft gerade: ']);
  expect(page.at('2026-12-04T21:30:30Z')).toEqual([[1], 'Nächstes Konzert: date']);
});
