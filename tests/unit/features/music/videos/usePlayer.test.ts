import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../../../../../src/features/music/videos/handshake.ts';
import { startPlayer } from '../../../../../src/features/music/videos/player.ts';
import { usePlayer } from '../../../../../src/features/music/videos/usePlayer.ts';
import { renderHook } from '../../../renderHook.ts';

vi.mock('../../../../../src/features/music/videos/player.ts', () => ({ startPlayer: vi.fn() }));

const video = { id: 'aaaaaaaaaaa', title: 'Lauffeuer' };

/** Clicks the play button; returns the end of the run. */
async function play() {
  const hook = await renderHook(() => usePlayer({ current: {} as HTMLElement }, video));
  let ended = Promise.resolve();
  await hook.act(() => {
    ended = hook.current.play();
  });
  return { hook, ended };
}

/** A player whose frame appears at once. */
function fakePlayer() {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const run = { resolve, reject, signal: undefined as AbortSignal | undefined };
  vi.mocked(startPlayer).mockImplementation((_, __, signal, onFrame) => {
    run.signal = signal;
    onFrame?.();
    return promise;
  });
  return run;
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(startPlayer).mockReset();
});

test('V1 a second press starts no second player; one that does not answer is removed, and can be tried again', async () => {
  const run = fakePlayer();
  const { hook, ended } = await play();
  await hook.act(() => hook.current.play());
  await vi.waitFor(() => expect(run.signal).toBeDefined());
  expect(startPlayer).toHaveBeenCalledTimes(1);
  await hook.act(async () => {
    run.resolve('failed');
    await ended;
  });
  expect(hook.current.phase).toBe('failed');
  expect(run.signal?.aborted).toBe(true);
  fakePlayer().resolve('answered');
  await hook.act(() => hook.current.play());
  expect(hook.current.phase).toBe('playing');
});

test('a defect of the player brings the still back and is not hidden', async () => {
  const run = fakePlayer();
  const { hook, ended } = await play();
  await hook.act(async () => {
    run.reject(new Error('a defect'));
    await expect(ended).rejects.toThrow('a defect');
  });
  expect(hook.current.phase).toBe('failed');
});

test('the player ends with its component', async () => {
  const run = fakePlayer();
  const { hook } = await play();
  await vi.waitFor(() => expect(run.signal).toBeDefined());
  await hook.unmount();
  expect(run.signal?.aborted).toBe(true);
});
