import { beforeEach, expect, test, vi } from 'vitest';
import type { Candidate } from '../../../../../src/features/concerts/next/candidates.ts';
import { useHeroLine } from '../../../../../src/features/concerts/next/useHeroLine.ts';
import type { Concert } from '../../../../../src/records/concert.ts';
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
  vi.stubGlobal('shownLine', showLine);
  pageIn('de-AT');
});

const evening = concertOf({ id: 'evening', name: 'Evening', date: '2027-05-07T18:00:00Z' });
const candidates = (concerts: readonly Concert[]) => concerts.map(({ id }) => ({ path: id }) as Candidate);

/** Uses the hook with these lists, one after the other. */
async function useAfter(...all: (Concert[] | undefined)[]) {
  let [concerts] = all;
  const hook = await renderHook(() => useHeroLine(concerts && { concerts, candidates }));
  for (concerts of all.slice(1)) await hook.rerender();
  await Promise.all(vi.mocked(loadScript).mock.results.map(({ value }) => value as unknown));
  await settled();
  return hook;
}

test('the line of the build stays while its list is right', async () => {
  await useAfter(undefined, undefined);
  expect(loadScript).not.toHaveBeenCalled();
});

test('the line follows each change of the list', async () => {
  const list = [evening];
  await useAfter(undefined, list, list, []);
  expect(showLine.mock.calls).toEqual([[[{ path: 'evening' }]], [[]]]);
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
