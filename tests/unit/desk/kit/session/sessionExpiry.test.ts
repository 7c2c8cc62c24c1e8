import { beforeEach, expect, test, vi } from 'vitest';
import { planWarning, useSessionMinutes } from '../../../../../src/desk/kit/session/sessionExpiry.ts';
import { renderHook } from '../../../renderHook.ts';

const minute = 60_000;

test.each([
  ['an hour', 60 * minute, undefined, 55 * minute],
  ['just more than 5 minutes', 5 * minute + 1, undefined, 1],
  ['5 minutes', 5 * minute, 5, minute],
  ['one minute', minute, 1, minute],
  ['nothing', 0, 0, Infinity],
  ['less than nothing, after a night asleep', -60 * minute, 0, Infinity],
])('with %s left it shows the minutes and knows when they change', (_, left, minutes, wait) =>
  expect(planWarning(1e12 + left, 1e12)).toEqual({ minutes, next: 1e12 + wait }),
);

const fetched = vi.fn<typeof fetch>();
const secondsLeft = (seconds: number) => () =>
  Promise.resolve(new Response(null, { status: 204, headers: { 'session-seconds-left': String(seconds) } }));

beforeEach(() => {
  fetched.mockReset();
  vi.useFakeTimers({ now: 1e12 });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { cookie: '', hidden: false, documentElement: { lang: 'de-AT' } }),
  );
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', fetched);
});

test('warns in the last five minutes, counts down, and stops when another page has logged in', async () => {
  fetched.mockImplementation(secondsLeft(6 * 60));
  const hook = await renderHook(() => useSessionMinutes(true));
  const pass = (minutes: number) => hook.act(() => vi.advanceTimersByTimeAsync(minutes * minute + 50));
  expect(hook.current.minutes).toBeUndefined();
  fetched.mockImplementation(secondsLeft(5 * 60));
  await pass(1);
  expect(hook.current.minutes).toBe(5);
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(1);
  expect(hook.current.minutes).toBe(4);
  fetched.mockImplementation(secondsLeft(12 * 3600));
  await pass(1);
  expect(hook.current.minutes).toBeUndefined();
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ type: 'urn:problem-type:match:no-session' }, { status: 401 })),
  );
  await pass(12 * 60 - 5);
  expect(hook.current.minutes, 'the server knows it no longer').toBe(0);
  await hook.unmount();
});
