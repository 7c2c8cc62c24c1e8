import { expect, test, vi } from 'vitest';
import { youTubeConsent } from '../../../../../src/config/storage.ts';
import { useConsent } from '../../../../../src/features/music/consent/useConsent.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { fakeStorage } from '../../../desk/kit/records/fakeStorage.ts';
import { renderHook } from '../../../renderHook.ts';
import { blockedStorage } from '../../blockedStorage.ts';

test('V6 a browser without storage may allow YouTube for this page', async () => {
  const { window: page } = fakePage();
  vi.stubGlobal('localStorage', blockedStorage);
  const hook = await renderHook(useConsent);
  for (const allowed of [true, false]) {
    await hook.act(() => hook.current.allow(allowed));
    await hook.act(() => page.dispatchEvent(new Event('pageshow')));
    expect(hook.current.allowed).toBe(allowed);
  }
});

test.each(['storage', 'pageshow'])(
  'V6 follows a permission that was taken back elsewhere: %s',
  async (event) => {
    const { window: page } = fakePage();
    vi.stubGlobal('localStorage', fakeStorage());
    const hook = await renderHook(useConsent);
    await hook.act(() => hook.current.allow(true));
    localStorage.removeItem(youTubeConsent.key);
    await hook.act(() => page.dispatchEvent(new Event(event)));
    expect(hook.current.allowed).toBe(false);
  },
);
