import { beforeEach, expect, test, vi } from 'vitest';
import { firstScreen } from '../../../../../src/desk/kit/screen/screens.ts';
import { useScreen } from '../../../../../src/desk/shell/DeskAreas.tsx';
import { fakePage } from '../../../../fakes/page.ts';
import { renderHook } from '../../../renderHook.ts';

const location = { hash: '' };
let window: EventTarget;
beforeEach(() => {
  ({ window } = fakePage());
  vi.stubGlobal('location', location);
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});

/** Follows a link to a fragment. */
const go = (hash: string) => {
  location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
};

test.each([
  ['#concerts/one', { area: 'concerts', parts: ['one'] }],
  ['', firstScreen],
])('begins at the screen of %j', async (hash, screen) => {
  location.hash = hash;
  expect((await renderHook(useScreen)).current).toEqual(screen);
});

test('follows the address, and stays where a fragment names no screen', async () => {
  location.hash = '';
  const hook = await renderHook(useScreen);
  await hook.act(() => go('#concerts/one'));
  expect(hook.current).toEqual({ area: 'concerts', parts: ['one'] });
  await hook.act(() => go('#main'));
  expect(hook.current).toEqual({ area: 'concerts', parts: ['one'] });
  const read = vi.fn(() => '#pictures');
  await hook.unmount();
  vi.stubGlobal('location', Object.defineProperty({}, 'hash', { get: read }));
  window.dispatchEvent(new Event('hashchange'));
  expect(read).not.toHaveBeenCalled();
});
