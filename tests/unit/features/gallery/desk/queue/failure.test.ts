import { expect, test } from 'vitest';
import { toFailure } from '../../../../../../src/features/gallery/desk/queue/useQueue.ts';
import { CompressionError } from '../../../../../../src/features/gallery/desk/compression/compressionError.ts';
import { StalledUpload } from '../../../../../../src/features/gallery/desk/queue/sendPicture.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';

const t = translator('de');
const jpeg = { name: 'IMG_1.jpg', type: 'image/jpeg' };
const unreadable = new CompressionError('unreadable');
const problem = (name: string, title = '') =>
  new ApiProblem(422, { type: `urn:problem-type:match:${name}`, title });

test.each<[string, unknown, { name: string; type: string }, string, boolean]>([
  ['a HEIC by its name', unreadable, { name: 'a.HEIC', type: '' }, t('reason-heic'), false],
  ['a HEIC by its type', unreadable, { name: 'a', type: 'image/heif' }, t('reason-heic'), false],
  ['no picture', unreadable, jpeg, t('reason-unreadable'), false],
  ['a picture too small', new CompressionError('small'), jpeg, t('reason-small', { pixels: 320 }), false],
  ['a crashed compression', new CompressionError('crashed'), jpeg, t('reason-crashed'), true],
  ['no connection', new Unreachable(), jpeg, t('reason-offline'), true],
  ['a network’s page', new ApiProblem(201, {}), jpeg, t('reason-offline'), true],
  ['the host’s page about a fault', new ApiProblem(502, {}), jpeg, t('reason-failed'), true],
  ['no progress', new StalledUpload(), jpeg, t('reason-stalled'), true],
  ['a rejected file', problem('not-a-picture', 'Kein Bild.'), jpeg, 'Kein Bild.', false],
  ['too many pixels', problem('picture-too-big', 'Zu groß.'), jpeg, 'Zu groß.', false],
  ['too few pixels', problem('picture-too-small', 'Zu klein.'), jpeg, 'Zu klein.', false],
  ['too many bytes', problem('too-large', 'Zu viel.'), jpeg, 'Zu viel.', false],
  ['a rejected text', problem('invalid', 'Nein.'), jpeg, 'Nein.', true],
  ['a service that is down', problem('upstream-busy', 'Später.'), jpeg, 'Später.', true],
  ['a rejection without a sentence', problem('x'), jpeg, t('reason-failed'), true],
  ['anything else', new TypeError(), jpeg, t('reason-failed'), true],
])('U2 describes %s, and whether another attempt can help', (_, error, file, reason, canRetry) =>
  expect(toFailure(error, file, t)).toEqual({
    ...{ reason, canRetry },
    isOffline: [t('reason-offline'), t('reason-stalled')].includes(reason),
  }),
);

test.each(['de', 'en'] as const)('no connection is called offline in %s', (locale) =>
  expect(toFailure(new Unreachable(), jpeg, translator(locale)).reason).toMatch(/offline/i),
);
