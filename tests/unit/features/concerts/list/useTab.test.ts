import { beforeEach, expect, test, vi } from 'vitest';
import { tabAfter, useTab } from '../../../../../src/features/concerts/list/useTab.ts';
import { renderHook } from '../../../renderHook.ts';

const dataset: Record<string, string> = {};
let page = new EventTarget();

/** Opens an address. */
async function openAt(address: string) {
  const location = new URL(address);
  const replaceState = vi.fn((_state: unknown, _title: string, next: string) => {
    location.href = next;
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: 'kept', replaceState });
  return { hook: await renderHook(useTab), location, replaceState };
}

beforeEach(() => {
  delete dataset.concerts;
  page = new EventTarget();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

test.each([
  ['', 'upcoming'],
  ['?concerts=past#concerts-past', 'past'],
  ['?a=1&concerts=past', 'past'],
  ['?concerts=upcoming', 'upcoming'],
  ['?concerts=nonsense', 'upcoming'],
  ['?concerts', 'upcoming'],
  ['?other=past', 'upcoming'],
])('T4 shows the list of the address: %j asks for %s', async (search, active) => {
  const { hook } = await openAt(`https://band.example/live${search}`);
  expect(hook.current).toMatchObject({ hydrated: true, active });
  expect(dataset.concerts).toBe(active);
});

test.each([
  ['past', '', '?concerts=past'],
  ['past', '?a=1', '?a=1&concerts=past'],
  ['past', '?concerts=past', '?concerts=past'],
  ['upcoming', '?concerts=past&a=1', '?a=1'],
  ['upcoming', '?concerts=past#concerts-past', ''],
] as const)(
  'T4 a choice changes the address without a new entry in the history: %s at %j',
  async (kind, search, expected) => {
    const { hook, location, replaceState } = await openAt(`https://band.example/live${search}`);
    await hook.act(() => hook.current.select(kind));
    expect(hook.current.active).toBe(kind);
    expect(dataset.concerts).toBe(kind);
    expect(location.href).toBe(`https://band.example/live${expected}`);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', location.href);
  },
);

test('follows the address when the browser goes back, until it is unmounted', async () => {
  const { hook, location } = await openAt('https://band.example/live?concerts=past');
  const goBack = () =>
    hook.act(() => {
      page.dispatchEvent(new Event('popstate'));
    });
  location.search = '';
  await goBack();
  expect(hook.current.active).toBe('upcoming');
  await hook.unmount();
  location.search = '?concerts=past';
  page.dispatchEvent(new Event('popstate'));
  expect(dataset.concerts).toBe('upcoming');
});

test.each([
  ['ArrowRight', 'upcoming', 'past'],
  ['ArrowRight', 'past', 'upcoming'],
  ['ArrowLeft', 'upcoming', 'past'],
  ['ArrowLeft', 'past', 'upcoming'],
  ['Home', 'past', 'upcoming'],
  ['Home', 'upcoming', 'upcoming'],
  ['End', 'upcoming', 'past'],
  ['ArrowDown', 'upcoming', undefined],
  ['Tab', 'past', undefined],
] as const)('T3 %s on %s leads to %s', (key, active, target) => expect(tabAfter(key, active)).toBe(target));
