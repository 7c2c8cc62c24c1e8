import { expect, test } from 'vitest';
import { homePageRecords } from '../../../../../../src/config/behaviour.ts';
import { arrange, whereShown, type Move } from '../../../../../../src/features/gallery/desk/data/order.ts';
import { storedPicture } from '../../../../storedPicture.ts';

const pictures = ['c', 'a', 'd', 'b'].map((id) =>
  storedPicture(id, { rank: String(9 - 'abcd'.indexOf(id)) }),
);
const to = (id: string, after: string | null): Move => ({ id, after });

test.each<[moves: Move[], order: string]>([
  [[to('d', 'b')], 'abdc'],
  [[to('a', 'b')], 'bacd'],
  [[to('a', 'd')], 'bcda'],
  [[to('b', 'gone')], 'abcd'],
  [[to('a', 'a')], 'abcd'],
  [[to('d', null), to('a', null)], 'adbc'],
  [[to('a', 'c'), to('d', 'a')], 'bcad'],
])('with the moves %j the desk shows %s', (moves, order) =>
  expect(
    arrange(pictures, moves)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order),
);

test('the home page has the first 60 that visitors see; one to be described later takes no place there', () => {
  const many = Array.from({ length: homePageRecords + 2 }, (_, index) =>
    storedPicture(String(index), index === 1 ? { pending: true } : {}),
  );
  const where = [0, 1, homePageRecords, homePageRecords + 1].map((index) => whereShown(many, String(index)));
  expect(where).toEqual(['home', 'pending', 'home', 'all']);
});
