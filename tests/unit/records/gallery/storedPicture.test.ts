import { expect, test } from 'vitest';
import { pictureId, rank, storedPicture } from '../../../../src/records/gallery/storedPicture.ts';

test.each<[string, boolean]>([
  ['', false],
  ['0', true],
  ['176375160000009123456', true],
  ['1'.repeat(1000), true],
  ['1'.repeat(1001), false],
  ['a', false],
  ['a1', false],
  ['1a', false],
  ['1\n', false],
  ['-1', false],
  ['1.5', false],
  ['١', false],
])('rank %j: accepted is %j', (value, isAccepted) => expect(rank.safeParse(value).success).toBe(isAccepted));

test.each<[string, boolean]>([
  ['', false],
  ['a', true],
  ['a'.repeat(400), true],
  ['a'.repeat(401), false],
  ['Az_-09', true],
  ['a/tail', false],
  ['a.jpg', false],
  ['a?tail', false],
  ['a\n', false],
  ['a tail', false],
  ['/a', false],
  ['ä', false],
])('id %j: accepted is %j', (id, isAccepted) => expect(pictureId.safeParse(id).success).toBe(isAccepted));

test.each<[string, boolean]>([
  ['', false],
  ['/', true],
  ['/api/cloudinary/a', true],
  ['/.netlify/images?url=https%3A%2F%2Fres.cloudinary.com%2Fband', true],
  ['api/cloudinary/a', false],
  ['//elsewhere.example/a', false],
  // A browser reads it as the one before.
  [String.raw`/\elsewhere.example/a`, false],
  ['https://elsewhere.example/a', false],
  ['javascript:alert(1)', false],
])('a path of our own host %j: accepted is %j', (value, isAccepted) =>
  expect(storedPicture.shape.url.safeParse(value).success).toBe(isAccepted),
);
