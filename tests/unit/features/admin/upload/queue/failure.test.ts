import { expect, test } from 'vitest';
import { toFailure, hasExpired } from '../../../../../../src/features/admin/upload/queue/failure.ts';
import { UnfitPicture } from '../../../../../../src/features/admin/upload/queue/unfitPicture.ts';
import { Stalled } from '../../../../../../src/features/admin/upload/queue/send.ts';
import { wordsOf } from '../../../../../../src/features/admin/words.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';

const say = wordsOf('de');
const jpeg = { name: 'IMG_1.jpg', type: 'image/jpeg' };
const problem = (name: string, title = '') =>
  new ApiProblem(422, { type: `urn:problem-type:match:${name}`, title });

test.each<[string, unknown, { name: string; type: string }, string, boolean]>([
  [
    'a HEIC by its name',
    new UnfitPicture('unreadable'),
    { name: 'a.HEIC', type: '' },
    say('reason-heic'),
    false,
  ],
  [
    'a HEIC by its type',
    new UnfitPicture('unreadable'),
    { name: 'a', type: 'image/heif' },
    say('reason-heic'),
    false,
  ],
  ['no picture', new UnfitPicture('unreadable'), jpeg, say('reason-unreadable'), false],
  ['a picture too small', new UnfitPicture('small'), jpeg, say('reason-small', { pixels: 320 }), false],
  ['a compression that broke off', new UnfitPicture('crashed'), jpeg, say('reason-crashed'), true],
  ['no connection', new Unreachable(), jpeg, say('reason-offline'), true],
  ['no progress', new Stalled(), jpeg, say('reason-stalled'), true],
  ['a refused file', problem('not-a-picture', 'Kein Bild.'), jpeg, 'Kein Bild.', false],
  ['too many pixels', problem('picture-too-big', 'Zu groß.'), jpeg, 'Zu groß.', false],
  ['too few pixels', problem('picture-too-small', 'Zu klein.'), jpeg, 'Zu klein.', false],
  ['too many bytes', problem('too-large', 'Zu viel.'), jpeg, 'Zu viel.', false],
  ['a refused text', problem('invalid', 'Nein.'), jpeg, 'Nein.', true],
  ['a service that is down', problem('upstream-busy', 'Später.'), jpeg, 'Später.', true],
  ['a refusal without a sentence', problem('x'), jpeg, say('reason-failed'), true],
  ['anything else', new TypeError(), jpeg, say('reason-failed'), true],
])('U2 %s: a plain sentence, and whether trying again can help', (_, error, file, reason, canRetry) => {
  expect(toFailure(error, file, say)).toEqual({ reason, canRetry });
});

test.each(['de', 'en'] as const)('no connection is called offline in %s', (locale) => {
  expect(toFailure(new Unreachable(), jpeg, wordsOf(locale)).reason).toMatch(/offline/i);
});

test.each<[unknown, boolean]>([
  [problem('no-session'), true],
  [problem('missing-token'), true],
  [problem('not-a-picture'), false],
  [new Unreachable(), false],
])('whether logging in again helps (%#)', (error, expected) => {
  expect(hasExpired(error)).toBe(expected);
});
