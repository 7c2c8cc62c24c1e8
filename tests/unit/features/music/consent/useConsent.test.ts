import { expect, test, vi } from 'vitest';
import { useConsent } from '../../../../../src/features/music/consent/useConsent.ts';
import { renderHook } from '../../../renderHook.ts';
import { blockedStorage } from '../../blockedStorage.ts';

test('V6 a browser without storage may allow YouTube for this page', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', blockedStorage);
  const hook = await renderHook(useConsent);
  for (const allowed of [true, false]) {
    await hook.act(() => hook.current.allow(allowed));
    await hook.act(() => page.dispatchEvent(new Event('pageshow')));
    expect(hook.current.allowed).toBe(allowed);
  }
});
