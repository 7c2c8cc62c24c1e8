import { expect, test } from 'vitest';
import { idIn } from '../../../../../functions/_lib/http/request.ts';

test.each([
  ['', undefined],
  ['/', undefined],
  ['/match/one', 'match/one'],
  ['/match%2Fone?x=1', 'match/one'],
  ['/%C3%B6', 'ö'],
  ['/%', ''],
])('behind the path, "%s" names %j', (rest, id) => {
  expect(idIn(new Request(`http://localhost/api/cloudinary${rest}`), '/api/cloudinary')).toBe(id);
});
