import { expect, test } from 'vitest';
import { useMessage } from '../../../../src/desk/shell/useMessage.ts';
import { renderHook } from '../../renderHook.ts';

test('a sentence ends with its screen, but not while somebody is to log in', async () => {
  let screen = { area: 'start', parts: [] } as const satisfies Parameters<typeof useMessage>[0];
  let stays = false;
  const hook = await renderHook(() => useMessage(screen, stays));
  const shown = () => hook.current[0];
  await hook.act(() => hook.current[1]('Das hat nicht geklappt.'));
  expect(shown()).toBe('Das hat nicht geklappt.');
  screen = { ...screen };
  await hook.rerender();
  expect(shown()).toBe('');
  stays = true;
  await hook.rerender();
  expect(shown()).toBe('Das hat nicht geklappt.');
});
