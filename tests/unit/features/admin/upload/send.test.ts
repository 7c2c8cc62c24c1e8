import { expect, test } from 'vitest';
import { hasExpired, reasonOf } from '../../../../../src/features/admin/upload/reason.ts';
import { UnfitPicture } from '../../../../../src/features/admin/upload/refusal.ts';
import { failureOf, formOf } from '../../../../../src/features/admin/upload/send.ts';
import { wordsOf } from '../../../../../src/features/admin/words.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/http.ts';

const say = wordsOf('de');
const jpeg = { name: 'IMG_1.jpg', type: 'image/jpeg' };
const problem = (name: string, title = '') =>
  new ApiProblem(422, { type: `urn:problem-type:match:${name}`, title });

test('the form holds each picture under a name that tells nothing, and its texts by its number', () => {
  const picture = new File(['x'], 'Wien, Gasse 3.jpg', { type: 'image/jpeg' });
  const form = formOf([
    { picture, texts: { de: 'Nora', en: 'Nora', decorative: false, credit: 'Lena' } },
    { picture, texts: { de: '', en: '', decorative: true, credit: 'Ida' } },
  ]);
  expect([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['file', '0.jpg'],
    ['alt-de-0', 'Nora'],
    ['alt-en-0', 'Nora'],
    ['credit-0', 'Lena'],
    ['file', '1.jpg'],
    ['decorative-1', 'true'],
    ['credit-1', 'Ida'],
  ]);
});

test('a refusal finds its picture', () => {
  const failed = [{ name: '1.jpg', type: 't', title: 'No.' }];
  expect(failureOf(failed, 1)).toBe(failed[0]);
  expect(failureOf(failed, 0)).toBeUndefined();
});

test.each<[string, unknown, { name: string; type: string }, string]>([
  ['a HEIC by its name', new UnfitPicture('unreadable'), { name: 'a.HEIC', type: '' }, say('reason-heic')],
  [
    'a HEIC by its type',
    new UnfitPicture('unreadable'),
    { name: 'a', type: 'image/heif' },
    say('reason-heic'),
  ],
  ['no picture', new UnfitPicture('unreadable'), jpeg, say('reason-unreadable')],
  ['a dot', new UnfitPicture('small'), jpeg, say('reason-small', { pixels: 16 })],
  ['no connection', new Unreachable(), jpeg, say('reason-offline')],
  ['a refusal with its sentence', problem('not-a-picture', 'Kein Bild.'), jpeg, 'Kein Bild.'],
  ['a refusal without', problem('x'), jpeg, say('reason-failed')],
  ['anything else', new TypeError(), jpeg, say('reason-failed')],
])('U2 the reason is a plain sentence: %s', (_, error, file, expected) => {
  expect(reasonOf(error, file, say)).toBe(expected);
});

test.each<[unknown, boolean]>([
  [problem('no-session'), true],
  [problem('missing-token'), true],
  [problem('not-a-picture'), false],
  [new Unreachable(), false],
])('whether logging in again helps (%#)', (error, expected) => {
  expect(hasExpired(error)).toBe(expected);
});
