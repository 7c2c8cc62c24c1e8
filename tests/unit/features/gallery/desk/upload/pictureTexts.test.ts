import { expect, test } from 'vitest';
import {
  firstMissingField,
  isCreditMissing,
  missingFields,
  readTexts,
  type TextField,
} from '../../../../../../src/features/gallery/desk/upload/pictureTexts.ts';

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
  ['a picture to be described later', { 'pending-3': 'on', 'credit-3': 'Lena' }, []],
  ['a picture for later by nobody', { 'pending-3': 'on' }, ['credit']],
  ['a picture for decoration by nobody', { 'decorative-3': 'on' }, ['credit']],
  ['a photographer of blanks', { ...said, 'credit-3': ' ' }, ['credit']],
  ['a photographer of another picture', { 'decorative-3': 'on', 'credit-4': 'Lena' }, ['credit']],
  ['a photographer of all pictures', { 'decorative-3': 'on', credit: 'Ida' }, []],
])('U4 what is missingFields when there is %s', (_, fields, expected) =>
  expect(missingFields(readTexts(form(fields), 3))).toEqual(expected),
);

test('the first gap on the screen gets the focus: the photographer of all pictures stands above them', () => {
  const missing: [number, TextField[]][] = [
    [3, ['en']],
    [4, ['de', 'credit']],
  ];
  expect(firstMissingField(new Map(missing))).toBe('credit');
  expect(firstMissingField(new Map(missing.slice(0, 1)))).toBe('alt-en-3');
  expect(firstMissingField(new Map())).toBeUndefined();
  expect([missing, missing.slice(0, 1)].map((some) => isCreditMissing(new Map(some)))).toEqual([true, false]);
});
