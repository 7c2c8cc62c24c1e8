import { expect, test } from 'vitest';
import { watchUrl } from '../../../../src/features/music/videos.ts';

test.each([
  ['R6MlUcmOul8', 'https://www.youtube.com/watch?v=R6MlUcmOul8'],
  ['a&b=c#d', 'https://www.youtube.com/watch?v=a%26b%3Dc%23d'],
])('V4 %s is watched at %s', (id, url) => {
  expect(watchUrl(id)).toBe(url);
});
