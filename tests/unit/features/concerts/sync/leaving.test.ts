import { expect, test, vi } from 'vitest';
import { fakePage } from '../../../../fakes/page.ts';

const hide = (persisted: boolean) => Object.assign(new Event('pagehide'), { persisted });

test.each<[string, events: Event[], afterMs: number, isTold: boolean]>([
  ['not while the page is being left', [new Event('beforeunload')], 9999, false],
  ['in a page that has stayed', [new Event('beforeunload')], 10_000, true],
  ['in a page that is kept for the way back', [new Event('beforeunload'), hide(true)], 0, true],
  ['never in a page that ends', [new Event('beforeunload'), hide(false)], 9999, false],
])('a failure is told %s', async (_, [leave, ...events], afterMs, isTold) => {
  vi.useFakeTimers();
  vi.resetModules();
  const { window } = fakePage();
  const { answerOf } = await import('../../../../../src/features/concerts/sync/concertRequests.ts');
  const { Unreachable } = await import('../../../../../src/lib/browser/http.ts');
  const onTold = vi.fn();
  if (leave) window.dispatchEvent(leave);
  void answerOf(() => Promise.reject(new Unreachable('')), new AbortController().signal).then(onTold);
  await vi.advanceTimersByTimeAsync(0);
  for (const event of events) window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(afterMs);
  expect(onTold).toHaveBeenCalledTimes(Number(isTold));
});
