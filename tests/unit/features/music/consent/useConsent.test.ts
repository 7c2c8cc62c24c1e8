import { beforeEach, expect, test, vi } from 'vitest';
import { youTubeConsent } from '../../../../../src/config/storage.ts';
import { useConsent } from '../../../../../src/features/music/consent/useConsent.ts';
import { fakeStorage } from '../../../desk/kit/records/fakeStorage.ts';
import { renderHook } from '../../../renderHook.ts';
import { blockedStorage } from '../../blockedStorage.ts';

const { key, value } = youTubeConsent;
let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', fakeStorage());
});

test('V6 nothing is allowed or stored before the visitor allows it; a withdrawal deletes the entry', async () => {
  const hook = await renderHook(useConsent);
  expect([hook.current.allowed, localStorage.length]).toEqual([false, 0]);
  await hook.act(() => hook.current.allow(true));
  expect([hook.current.allowed, localStorage.getItem(key)]).toEqual([true, value]);
  await hook.act(() => hook.current.allow(false));
  expect([hook.current.allowed, localStorage.length]).toEqual([false, 0]);
});

test.each(['storage', 'pageshow'])(
  'V6 follows another tab or page until it is unmounted: %s',
  async (event) => {
    localStorage.setItem(key, value);
    const hook = await renderHook(useConsent);
    expect(hook.current.allowed).toBe(true);
    localStorage.clear();
    await hook.act(() => page.dispatchEvent(new Event(event)));
    expect(hook.current.allowed).toBe(false);
    const { renders } = hook;
    await hook.unmount();
    localStorage.setItem(key, value);
    page.dispatchEvent(new Event(event));
    expect(hook.renders).toBe(renders);
  },
);

test('V6 a browser that blocks its storage keeps the choice for this page', async () => {
  vi.stubGlobal('localStorage', blockedStorage);
  const hook = await renderHook(useConsent);
  await hook.act(() => hook.current.allow(true));
  await hook.act(() => page.dispatchEvent(new Event('pageshow')));
  expect(hook.current.allowed).toBe(true);
  await hook.act(() => hook.current.allow(false));
  expect(hook.current.allowed).toBe(false);
});
