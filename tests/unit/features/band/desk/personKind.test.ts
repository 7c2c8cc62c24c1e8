import { expect, test } from 'vitest';
import { moved } from '../../../../../src/features/band/desk/own/useMoves.ts';
import { instrumentsOf, personKind } from '../../../../../src/features/band/desk/people/personKind.ts';
import type { Person } from '../../../../../src/records/member.ts';
import { byOrder } from '../../../../../src/records/text.ts';

const saw = { de: 'Singende Säge', en: 'Musical saw' };
const nora: Person = {
  ...{ id: 'nora', order: 1, name: 'Nora', revision: 3, picture: 'abc', focus: [0.5, 0.3] },
  instrumentLangKeys: ['voice', saw],
};
const values = personKind.toForm(nora);

test('a person without a text is read into a form and written as it was', () => {
  expect(values).toMatchObject({
    ...{ focus: '0.5 0.3', 'text-de': '' },
    ...{ 'instruments-de': 'Gesang\nSingende Säge', 'instruments-en': 'Vocals\nMusical saw' },
  });
  const { id, revision, ...fields } = nora;
  expect(personKind.fromForm(values), `${id} ${revision}`).toEqual(fields);
  expect(personKind.fromForm({ ...values, focus: '' }, nora)).not.toHaveProperty('focus');
});

test.each([
  // Both words of a known one are its key, whatever their case.
  ['Gesang', 'Vocals', ['voice']],
  [' gesang ', 'VOCALS', ['voice']],
  // A line without a partner is known by itself, or the word of both languages.
  ['Schlagzeug', '', ['drums']],
  ['', 'Theremin', [{ de: 'Theremin', en: 'Theremin' }]],
  // Pairs follow from the order.
  ['Bass\n\nSingende Säge', 'Bass\nMusical saw', ['bass', saw]],
  ['Gesang', 'Drums', [{ de: 'Gesang', en: 'Drums' }]],
  ['', '', []],
])('the instruments %j and %j are %j', (de, en, instruments) =>
  expect(instrumentsOf({ ...values, 'instruments-de': de, 'instruments-en': en })).toEqual(instruments),
);

test('a draft from before a move keeps the new place of its person', () => {
  const draft = { ...values, name: 'Nora N.' };
  expect(personKind.fromForm(draft, { ...nora, order: 4 })).toMatchObject({ order: 4, name: 'Nora N.' });
});

const at = (id: string, order: number): Person => ({ ...nora, id, order });
test.each([
  ['changes two neighbours', [1, 2, 3], 'b', -1, { a: 2, b: 1 }],
  ['closes the gap of a deleted person', [1, 3, 7], 'c', -1, { c: 2 }],
  ['parts two who share a place', [1, 1, 2], 'a', 1, { a: 2, c: 3 }],
  ['is none before the first one', [1, 2, 3], 'a', -1, {}],
] as const)('a move %s', (_, orders, id, by, places) => {
  const people = ['a', 'b', 'c'].map((each, index) => at(each, orders[index] ?? 0));
  const changes = moved(people, at(id, 0), by);
  expect(Object.fromEntries(changes.map(({ record, order }) => [record.id, order]))).toEqual(places);
  expect(
    people
      .toReversed()
      .sort(byOrder)
      .map((each) => each.id),
  ).toEqual(['a', 'b', 'c']);
});
