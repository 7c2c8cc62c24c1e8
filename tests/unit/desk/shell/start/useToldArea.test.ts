import { expect, test } from 'vitest';
import { firstScreen } from '../../../../../src/desk/kit/screen/screens.ts';
import { useToldArea } from '../../../../../src/desk/shell/start/useToldArea.ts';
import { renderHook } from '../../../renderHook.ts';

test('Start tells the latest change of all areas, and nothing once it is dismissed', async () => {
  const notices = { concerts: undefined, band: undefined } as Parameters<typeof useToldArea>[1];
  const hook = await renderHook(() => useToldArea(firstScreen, { ...notices }));
  const after = async (change: Partial<typeof notices>) => {
    Object.assign(notices, change);
    await hook.rerender();
    return hook.current;
  };
  expect(hook.current).toBeUndefined();
  expect(await after({ band: { text: 'The imprint' } })).toBe('band');
  expect(await after({ concerts: { text: 'A concert' } })).toBe('concerts');
  expect(await after({ band: undefined })).toBe('concerts');
  expect(await after({ band: { text: 'The links' } })).toBe('band');
  expect(await after({ band: undefined })).toBeUndefined();
});
