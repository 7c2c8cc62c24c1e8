import { expect, test } from 'vitest';
import { firstGap, lastCredit, missing, textsIn } from '../../../../../src/features/admin/upload/texts.ts';

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

test('the first gap is the one that gets the focus', () => {
  expect(firstGap(new Map([[3, ['en', 'credit'] as const]]))).toBe('alt-en-3');
  expect(firstGap(new Map())).toBeUndefined();
});

test('whoever made the last picture probably made the next', () => {
  const data = form({ 'credit-0': 'Lena', 'credit-1': '', 'credit-2': 'Ida' });
  expect(lastCredit(data, [{ id: 0 }, { id: 1 }])).toBe('Lena');
  expect(lastCredit(data, [])).toBe('');
});
