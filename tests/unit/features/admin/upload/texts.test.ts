import { expect, test } from 'vitest';
import {
  firstGap,
  lacksCredit,
  missing,
  textsIn,
  type Field,
} from '../../../../../src/features/admin/upload/texts.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
const said = { 'alt-de-3': ' Nora ', 'alt-en-3': 'Nora', 'credit-3': 'Lena' };

test.each([
  ['everything', said, []],
  ['nothing', {}, ['de', 'en', 'credit']],
  ['blanks', { ...said, 'alt-en-3': '   ' }, ['en']],
  ['a picture for decoration', { 'decorative-3': 'on', 'credit-3': 'Lena' }, []],
  ['a picture for decoration by nobody', { 'decorative-3': 'on' }, ['credit']],
  ['a photographer of all pictures', { 'decorative-3': 'on', credit: 'Ida' }, []],
])('U4 what is missing when there is %s', (_, fields, expected) => {
  expect(missing(textsIn(form(fields), 3))).toEqual(expected);
});

test('a decorative picture has no description, whatever was typed before', () => {
  expect(textsIn(form({ ...said, 'decorative-3': 'on' }), 3)).toEqual({
    de: '',
    en: '',
    decorative: true,
    credit: 'Lena',
  });
});

test.each([
  [{ credit: ' Ida ' }, 'Ida'],
  [{ credit: 'Ida', 'credit-3': ' ' }, 'Ida'],
  [{ credit: 'Ida', 'credit-3': 'Lena' }, 'Lena'],
  [{ credit: 'Ida', 'credit-4': 'Lena' }, 'Ida'],
  [{}, ''],
])('of %o, picture 3 is by "%s"', (fields, expected) => {
  expect(textsIn(form(fields), 3).credit).toBe(expected);
});

test('the first gap on the screen gets the focus: the photographer of all pictures stands above them', () => {
  const gaps: [number, Field[]][] = [
    [3, ['en']],
    [4, ['de', 'credit']],
  ];
  expect(firstGap(new Map(gaps))).toBe('credit');
  expect(firstGap(new Map(gaps.slice(0, 1)))).toBe('alt-en-3');
  expect(firstGap(new Map())).toBeUndefined();
  expect([gaps, gaps.slice(0, 1)].map((some) => lacksCredit(new Map(some)))).toEqual([true, false]);
});
