import { expect, test } from 'vitest';
import { helpChapterOf } from '../../../../../src/desk/kit/screen/helpChapter.ts';
import { readScreen } from '../../../../../src/desk/kit/screen/screens.ts';

test.each([
  ['#start', 'wrong'],
  ['#concerts', 'changed'],
  ['#concerts/past', 'changed'],
  ['#concerts/new', 'first-concert'],
  ['#concerts/one', 'first-concert'],
  ['#concerts/one/move', 'changed'],
  ['#concerts/one/cancel', 'changed'],
  ['#concerts/one/history', 'wrong'],
  ['#concerts/deleted', 'wrong'],
  ['#concerts/venues', 'venue'],
  ['#concerts/venues/one/two', 'venue'],
  ['#pictures', 'pictures'],
  ['#messages', 'messages'],
  ['#band', 'online'],
  ['#band/links/~fact-email', 'links'],
  ['#band/imprint', 'imprint'],
  ['#band/imprint/history', 'wrong'],
  ['#band/texts', 'texts'],
  ['#band/releases/one', 'music'],
])('the screen %s leads to the chapter %s', (address, chapter) => {
  const screen = readScreen(address);
  expect(screen && helpChapterOf(screen)).toBe(chapter);
});
