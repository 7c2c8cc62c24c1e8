import { expect, test, vi } from 'vitest';
import { useChangeNotices } from '../../../../../src/desk/kit/records/useChangeNotices.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import { renderHook } from '../../../renderHook.ts';
import { inDesk } from '../../inDesk.ts';

const t = translator('en');

test('says after a second that an answer is waited for, until it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hook = await renderHook(
    () => useChangeNotices(),
    (part) => inDesk(part, 'en'),
  );
  const change = Promise.withResolvers<object>();
  await hook.act(() => void hook.current.attempt(change.promise));
  await hook.act(() => void vi.advanceTimersByTime(999));
  expect(hook.current.notice).toBeUndefined();
  await hook.act(() => void vi.advanceTimersByTime(1));
  expect(hook.current.notice).toEqual({ text: t('wait') });
  await hook.act(() => change.resolve({}));
  expect(hook.current.notice).toBeUndefined();

  await hook.act(() => hook.current.attempt(Promise.resolve({})));
  await hook.act(() => void vi.advanceTimersByTime(1000));
  expect(hook.current.notice).toBeUndefined();
});
