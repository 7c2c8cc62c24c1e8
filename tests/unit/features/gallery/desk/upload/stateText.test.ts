import { expect, test } from 'vitest';
import type { Sending } from '../../../../../../src/desk/kit/changes/queue.ts';
import type { Refusal } from '../../../../../../src/desk/kit/changes/useChanges.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { UploadError } from '../../../../../../src/features/gallery/desk/data/uploadError.ts';
import {
  canRetry,
  reasonOf,
  stateText,
} from '../../../../../../src/features/gallery/desk/upload/stateText.ts';
import type { Progress } from '../../../../../../src/features/gallery/desk/upload/uploads.ts';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';

const t = translator('de');
const failed = (cause: unknown, reason = ''): Refusal => ({ kind: 'failed', reason, cause });
const unreadable = new UploadError('unreadable');
const problem = (name: string, title = '') =>
  failed(new ApiProblem(422, { type: `urn:problem-type:match:${name}`, title }), title);

test.each<[string, Refusal, name: string, reason: string, isRepeatable: boolean]>([
  ['a HEIC', failed(unreadable), 'a.HEIC', t('reason-heic'), false],
  ['no picture', failed(unreadable), 'a.jpg', t('reason-unreadable'), false],
  ['a picture too small', failed(new UploadError('small')), 'a', t('reason-small', { pixels: 320 }), false],
  ['a crashed compression', failed(new UploadError('crashed')), 'a', t('reason-crashed'), true],
  ['a second choice', failed(new UploadError('repeated')), 'a', t('reason-repeated'), true],
  ['a rejected file', problem('not-a-picture', 'Kein Bild.'), 'a', 'Kein Bild.', false],
  ['too many bytes', problem('too-large', 'Zu viel.'), 'a', 'Zu viel.', false],
  ['a rejected text', { kind: 'invalid', errors: [] }, 'a', t('reason-failed'), true],
  ['a rejection without a sentence', problem('x'), 'a', t('reason-failed'), true],
  ['a deleted picture', { kind: 'gone' }, 'a', t('record-missing'), false],
])('U2 describes %s, and whether another attempt can help', (_, refusal, name, reason, isRepeatable) => {
  const change = { id: 'a', record: 'r', isNew: true, set: {}, was: {}, blob: name, made: 0 };
  const upload = { change, refusal };
  expect([reasonOf(upload, t), canRetry(upload)]).toEqual([reason, isRepeatable]);
});

test('U2 names the step of a picture, with its share, or what it waits for', () => {
  const state = (progress: Progress | undefined, sending: Sending) => stateText(progress, sending, 'de', t);
  expect(state({ kind: 'compressing', share: 0.4 }, 'sending')).toMatch(/^Wird verkleinert, 40\s%$/);
  expect(state({ kind: 'sending', share: 1 }, 'sending')).toMatch(/^Wird gesendet, 100\s%$/);
  expect(state(undefined, 'sending')).toBe(t('state-waiting'));
  expect(state(undefined, 'offline')).toBe(t('draft-waiting'));
  expect(state(undefined, 'busy')).toBe(t('state-waiting'));
});
