import { expect, test, vi } from 'vitest';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { checkPhoto } from '../../../../../../src/features/gallery/desk/upload/checkPhoto.ts';

const t = translator('de');
const small = t('photo-small', { pixels: 320 });
const narrow = t('photo-narrow', { times: 4 });
const coarse = t('photo-coarse', { pixels: 600 });

test.each<[width: number, height: number, answer: { reason?: string; hint?: string }]>([
  [3000, 2000, {}],
  [600, 2400, {}],
  [600, 2401, { reason: narrow }],
  [2000, 400, { reason: narrow }],
  [599, 900, { hint: coarse }],
  [320, 900, { hint: coarse }],
  [900, 319, { reason: small }],
  [300, 300, { reason: small }],
])('%i × %i pixels', async (width, height, answer) => {
  vi.stubGlobal('createImageBitmap', () => ({ width, height, close: () => undefined }));
  expect(await checkPhoto(new File(['x'], 'a.jpg'), t)).toEqual(answer);
});
