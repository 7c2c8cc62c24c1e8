import { beforeEach, expect, test, vi } from 'vitest';
import { youTubeConsent } from '../../../../../src/config/storage.ts';
import { useConsent } from '../../../../../src/features/music/consent/useConsent.ts';
import { renderHook } from '../../../renderHook.ts';

const { key, value } = youTubeConsent;
const entries = new Map<string, string>();
let page = new EventTarget();

beforeEach(() => {
  entries.clear();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  });
});

test('V6 nothing is allowed or stored before the visitor allows it; a withdrawal deletes the entry', async () => {
  const hook = await renderHook(useConsent);
  expect([hook.current.allowed, entries.size]).toEqual([false, 0]);
  await hook.act(() => hook.current.allow(true));
  expect([hook.current.allowed, entries.get(key)]).toEqual([true, value]);
  await hook.act(() => hook.current.allow(false));
  expect([hook.current.allowed, entries.size]).toEqual([false, 0]);
});

test.each(['storage', 'pageshow'])(
  'V6 follows another tab or page until it is unmounted: %s',
  async (event) => {
    entries.set(key, value);
    const hook = await renderHook(useConsent);
    expect(hook.current.allowed).toBe(true);
    entries.clear();
    await hook.act(() => page.dispatchEvent(new Event(event)));
    expect(hook.current.allowed).toBe(false);
    const { renders } = hook;
    await hook.unmount();
    entries.set(key, value);
    page.dispatchEvent(new Event(event));
    expect(hook.renders).toBe(renders);
  },
);

test('V6 a browser that blocks its storage keeps the choice for this page', async () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const hook = await renderHook(useConsent);
  await hook.act(() => hook.current.allow(true));
  await hook.act(() => page.dispatchEvent(new Event('pageshow')));
  expect(hook.current.allowed).toBe(true);
  await hook.act(() => hook.current.allow(false));
  expect(hook.current.allowed).toBe(false);
});
