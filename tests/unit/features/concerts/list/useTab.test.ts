import { beforeEach, expect, test, vi } from 'vitest';
import { useTab } from '../../../../../src/features/concerts/list/useTab.ts';
import { renderHook } from '../../../renderHook.ts';

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
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  for (const method of ['addEventListener', 'removeEventListener']) vi.stubGlobal(method, () => undefined);
});

test.each([
  ['?a=1&concerts=past', 'past'],
  ['?concerts=nonsense', 'upcoming'],
  ['?concerts', 'upcoming'],
  ['?other=past', 'upcoming'],
])('T4 shows the list of the address: %j asks for %s', async (search, active) => {
  const { hook } = await openAt(`https://band.example/live${search}`);
  expect(hook.current).toMatchObject({ hydrated: true, active });
});

test.each([
  ['past', '?a=1', '?a=1&concerts=past'],
  ['upcoming', '?concerts=past&a=1', '?a=1'],
  ['upcoming', '?concerts=past#concerts-past', ''],
] as const)(
  'T4 a choice changes its parameter of the address alone, and drops the fragment: %s at %j',
  async (kind, search, expected) => {
    const { hook, location, replaceState } = await openAt(`https://band.example/live${search}`);
    await hook.act(() => hook.current.select(kind));
    expect(location.href).toBe(`https://band.example/live${expected}`);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', location.href);
  },
);
