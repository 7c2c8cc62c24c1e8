import { expect, test } from 'vitest';
import {
  isUploading,
  isRepeated,
  isRetryable,
  isSendable,
  isUnsent,
  type QueuedPicture,
  type UploadState,
} from '../../../../../../src/features/gallery/desk/queue/queue.ts';
import {
  queueText,
  progressOf,
  stateText,
} from '../../../../../../src/features/gallery/desk/queue/stateText.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';

const picture = new Blob(['x'.repeat(2000)]);
const queued = (id: number, state: UploadState, more: Partial<QueuedPicture> = {}): QueuedPicture => ({
  id,
  key: `key-${id}`,
  name: `${id}.jpg`,
  file: new File([], `${id}.jpg`),
  state,
  ...more,
});
const t = translator('en');

const passing = { kind: 'failed', reason: 'Why.', canRetry: true, isOffline: false } as const;
const permanent = { ...passing, canRetry: false };
test.each([
  [{ kind: 'waiting' }, false, true, false, false, 'Waiting', 0],
  [{ kind: 'compressing', share: 0.4 }, false, true, false, false, 'Shrinking, 40%', 0.4],
  [{ kind: 'ready' }, true, true, true, false, 'Ready, 2\u00a0kB', 1],
  [{ kind: 'waiting' }, true, true, false, true, 'Waiting', 0],
  [{ kind: 'sending', share: 0.5 }, true, true, false, true, 'Sending, 50%', 0.5],
  [passing, true, true, true, false, 'Didn’t make it. Why.', 0],
  [passing, false, true, false, false, 'Didn’t make it. Why.', 0],
  [permanent, true, false, false, false, 'Didn’t make it. Why.', 0],
  [permanent, false, false, false, false, 'Didn’t make it. Why.', 0],
  [{ kind: 'done' }, true, false, false, false, 'Up, right at the front of the gallery', 1],
] as const)(
  'U2 describes a picture that is %o',
  (state, compressed, unsent, sendable, uploading, words, share) => {
    const item = queued(0, state, compressed ? { picture } : {});
    expect([isUnsent(item), isSendable(item), isUploading(item)]).toEqual([unsent, sendable, uploading]);
    expect(stateText(item, 'en', t)).toBe(words);
    expect(progressOf(item)).toBe(share);
    expect(isRetryable(item)).toBe(state === passing);
  },
);

const [waiting, ready, sending, done, failed] = [
  queued(0, { kind: 'waiting' }),
  queued(1, { kind: 'ready' }),
  queued(2, { kind: 'sending', share: 0.7 }),
  queued(3, { kind: 'done' }),
  queued(4, { kind: 'failed', reason: '', canRetry: true, isOffline: true }),
];
test.each([
  [[], ''],
  [[waiting], 'Ready: 0 of 1.'],
  [[waiting, ready], 'Ready: 1 of 2.'],
  [[sending, ready], 'Sending…'],
  [[failed], '1 didn’t make it.'],
  [[done, done, failed], '2 up, 1 didn’t make it.'],
  [[done, ready], 'Ready: 1 of 1. 1 up, right at the front of the gallery.'],
])('U3 describes the queue (%#)', (queue, expected) => expect(queueText(queue, t)).toBe(expected));

test('of two choices of one photograph the second is the repeated one, until the first is removed', () => {
  const chosen = (id: number, digest?: string) => queued(id, { kind: 'ready' }, digest ? { digest } : {});
  const [first, other, second, unread, alsoUnread] = [
    ...[chosen(0, 'a'), chosen(1, 'b'), chosen(2, 'a')],
    ...[chosen(3), chosen(4)],
  ] as const;
  const all = [first, other, second, unread, alsoUnread];
  expect(all.filter((picture) => isRepeated(all, picture))).toEqual([second]);
  expect(isRepeated([other, second], second)).toBe(false);
});
