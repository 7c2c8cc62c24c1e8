import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineOf, useHeroLine } from '../../../../../src/features/concerts/next/useHeroLine.ts';
import {
  ticketContent,
  type TicketContent,
} from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { loadScript } from '../../../../../src/lib/browser/loadScript.ts';
import { concertOf } from '../../../concert.ts';
import { renderHook } from '../../../renderHook.ts';

vi.mock('../../../../../src/lib/browser/loadScript.ts', { spy: true });
const showLine = vi.fn();
const file = 'data:text/javascript,export const showLine = (next) => globalThis.shownLine(next)';
const settled = () => new Promise((done) => setImmediate(done));

const pageIn = (lang: string, line: object | null = { dataset: { show: file } }) => {
  const querySelector = (selector: string) => (selector === '.next-concert' ? line : null);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector, documentElement: { lang } }));
};
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('shownLine', showLine);
  pageIn('de-AT');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const concerts = {
  past: { date: '2027-05-01T18:00:00Z' },
  off: { date: '2027-05-02T18:00:00Z', status: 'cancelled' },
  evening: { date: '2027-05-07T18:00:00Z', venue: 'Flucc', city: 'Wien' },
  night: { date: '2027-04-30T22:30:00Z' },
  unknown: { date: '2027-05-01T21:59:00Z', timeUnknown: true },
} as const;
const ticketsOf = (ids: readonly (keyof typeof concerts)[], locale: 'de' | 'en' = 'de'): TicketContent[] =>
  ids.map((id) =>
    ticketContent(concertOf({ id, name: id, ...concerts[id] }), locale, translator(locale), '2027'),
  );
const lineAt = (now: string, tickets: TicketContent[]) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  return lineOf(tickets);
};

test.each([
  ['de', 'de-AT', { path: '/live/evening', day: 'Fr., 7. Mai', place: 'Flucc, Wien' }],
  ['en', 'en-GB', { path: '/en/live/evening', day: 'Fri 7 May', place: 'Flucc, Wien' }],
] as const)('shows the first ticket that is neither past nor off: %s', (locale, lang, line) => {
  pageIn(lang);
  expect(lineAt('2027-05-01T18:00:01Z', ticketsOf(['past', 'off', 'evening'], locale))).toEqual(line);
});

test('shows the evening of a start after midnight, also across months, and no place where it is unknown', () =>
  expect(lineAt('2027-04-30T22:00:00Z', ticketsOf(['night', 'evening']))).toEqual({
    ...{ path: '/live/night', day: 'Fr., 30. Apr.', place: '' },
  }));

test('shows a concert at an unknown hour until its day ends', () =>
  expect(lineAt('2027-05-01T20:00:00Z', ticketsOf(['unknown', 'evening']))).toMatchObject({
    ...{ path: '/live/unknown', day: 'Sa., 1. Mai' },
  }));

test.each([[['past'] as const], [[]]])('shows no concert after %j', (ids) =>
  expect(lineAt('2027-06-01T00:00:00Z', ticketsOf(ids))).toBeUndefined(),
);

/** Uses the hook with these tickets, one list after the other. */
async function useAfter(...all: (TicketContent[] | undefined)[]) {
  let [tickets] = all;
  const hook = await renderHook(() => useHeroLine(tickets));
  for (tickets of all.slice(1)) await hook.rerender();
  await Promise.all(vi.mocked(loadScript).mock.results.map(({ value }) => value as unknown));
  await settled();
  return hook;
}

test('the line of the build stays while its tickets are right', async () => {
  await useAfter(undefined, undefined);
  expect(loadScript).not.toHaveBeenCalled();
});

test('the line follows each change of the tickets', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T18:00:01Z'), toFake: ['Date'] });
  const tickets = ticketsOf(['evening']);
  await useAfter(undefined, tickets, tickets, []);
  expect(showLine.mock.calls).toEqual([[expect.objectContaining({ path: '/live/evening' })], [undefined]]);
});

test.each([
  ['the line', null],
  ['its script', { dataset: {} }],
])('a page without %s loads nothing', async (_, line) => {
  pageIn('de-AT', line);
  await useAfter([]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('a page that is left ends the attempts', async () => {
  const hook = await useAfter([]);
  const signal = vi.mocked(loadScript).mock.calls[0]?.[2];
  expect(signal?.aborted).toBe(false);
  await hook.unmount();
  expect(signal?.aborted).toBe(true);
});

test('a page that is left while the script loads stays as it is', async () => {
  vi.mocked(loadScript).mockResolvedValueOnce(undefined);
  await useAfter([]);
  expect(showLine).not.toHaveBeenCalled();
});
