import { expect, test } from 'vitest';
import { helpChapterOf } from '../../../../../src/desk/kit/screen/helpChapter.ts';
import { readScreen } from '../../../../../src/desk/kit/screen/screens.ts';

test.each([
  ['#start', 'wrong'],
  ['#concerts', 'changed'],
  ['#concerts/past', 'changed'],
  ['#concerts/new', 'first-concert'],
  ['#concerts/new/one', 'first-concert'],
  ['#concerts/one', 'first-concert'],
  ['#concerts/one/~concert-time', 'first-concert'],
  ['#concerts/one/move', 'changed'],
  ['#concerts/one/cancel', 'changed'],
  ['#concerts/one/history', 'wrong'],
  ['#concerts/deleted', 'wrong'],
  ['#concerts/venues', 'venue'],
  ['#concerts/venues/one/two', 'venue'],
  ['#concerts/venues/deleted', 'wrong'],
  ['#concerts/venues/history/one', 'wrong'],
  ['#pictures', 'pictures'],
  ['#pictures/one', 'pictures'],
  ['#pictures/deleted', 'wrong'],
  ['#messages', 'messages'],
  ['#messages/booking', 'messages'],
  ['#messages/one/person', 'messages'],
  ['#band', 'online'],
  ['#band/looks', 'looks'],
  ['#band/sections', 'looks'],
  ['#band/links/~fact-email', 'links'],
  ['#band/imprint', 'imprint'],
  ['#band/imprint/history', 'wrong'],
  ['#band/texts', 'texts'],
  ['#band/texts/band-heading', 'texts'],
  ['#band/people/new', 'people'],
  ['#band/places/hero', 'places'],
  ['#band/releases/one', 'music'],
  ['#band/videos', 'music'],
])('the screen %s leads to the chapter %s', (address, chapter) => {
  const screen = readScreen(address);
  expect(screen && helpChapterOf(screen)).toBe(chapter);
});
