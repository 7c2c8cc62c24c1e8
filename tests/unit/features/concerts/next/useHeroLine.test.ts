import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeroLine } from '../../../../../src/features/concerts/next/useHeroLine.ts';
import { loadScript } from '../../../../../src/lib/browser/loadScript.ts';
import { renderHook } from '../../../renderHook.ts';

vi.mock('../../../../../src/lib/browser/loadScript.ts', { spy: true });
const followTickets = vi.fn();
const file = 'data:text/javascript,export const followTickets = () => globalThis.followed()';
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('followed', followTickets);
  const querySelector = (selector: string) =>
    selector === '.next-concert' ? { dataset: { follow: file } } : null;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Uses the hook with these lists, one after the other. */
async function useAfter(...all: (object | undefined)[]) {
  let [lists] = all;
  const hook = await renderHook(() => useHeroLine(lists));
  for (lists of all.slice(1)) await hook.rerender();
  await Promise.all(vi.mocked(loadScript).mock.results.map(({ value }) => value as unknown));
  await settled();
  return hook;
}

test('the line of the build stays while its tickets are right', async () => {
  await useAfter(undefined, undefined);
  expect(loadScript).not.toHaveBeenCalled();
});

test('the line follows each change of the tickets, also back to those of the build', async () => {
  await useAfter(undefined, {}, undefined);
  expect(followTickets).toHaveBeenCalledTimes(2);
});

test('tickets that have not changed again are followed once', async () => {
  const lists = {};
  await useAfter(lists, lists);
  expect(followTickets).toHaveBeenCalledOnce();
});

test.each([
  ['the line', null],
  ['its script', { dataset: {} }],
])('a page without %s loads nothing', async (_, line) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => line }));
  await useAfter({});
  expect(loadScript).not.toHaveBeenCalled();
});

test('a page that is left ends the attempts', async () => {
  const hook = await useAfter({});
  const signal = vi.mocked(loadScript).mock.calls[0]?.[2];
  expect(signal?.aborted).toBe(false);
  await hook.unmount();
  expect(signal?.aborted).toBe(true);
});

test('a page that is left while the script loads stays as it is', async () => {
  vi.mocked(loadScript).mockResolvedValueOnce(undefined);
  await useAfter({});
  expect(followTickets).not.toHaveBeenCalled();
});
