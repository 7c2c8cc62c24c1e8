import { expect, test } from 'vitest';
import { localeCodes } from '../../../../../src/config/locales.ts';
import { helpChapterOf, helpPath } from '../../../../../src/desk/kit/screen/helpChapter.ts';
import { readScreen } from '../../../../../src/desk/kit/screen/screens.ts';
import { routes } from '../../../../../src/lib/i18n/i18n.ts';

test.each(localeCodes)('the %s path of the handbook is the one in the table of routes', (locale) =>
  expect(helpPath(locale)).toBe(routes['desk-help'][locale]),
);

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
])('the screen %s leads to the chapter %s', (address, chapter) => {
  const screen = readScreen(address);
  expect(screen && helpChapterOf(screen)).toBe(chapter);
});
