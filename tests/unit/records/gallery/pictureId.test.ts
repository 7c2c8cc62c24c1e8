import { expect, test } from 'vitest';
import { isPicture, uploadIdOf } from '../../../../src/records/gallery/pictureId.ts';

const id = 'a1b2c3';
const cloudinary = (publicId: string) => Buffer.from(publicId).toString('base64url');

test.each([
  [id, true],
  [cloudinary(`match/${id}`), true],
  [cloudinary(`match/band/${id}`), true],
  [cloudinary(`match/x${id}`), false],
  ['another', false],
  ['not base64!', false],
])('%s', (stored, isSame) => expect(isPicture({ id: stored }, id)).toBe(isSame));

const uploaded = '0123456789abcdef01234567';

test.each([
  [uploaded, uploaded],
  [cloudinary(`match/${uploaded}`), uploaded],
  [cloudinary('match/IMG_1234'), cloudinary('match/IMG_1234')],
  [cloudinary(uploaded), cloudinary(uploaded)],
])('%s was uploaded as %s', (id, own) => expect(uploadIdOf({ id })).toBe(own));
