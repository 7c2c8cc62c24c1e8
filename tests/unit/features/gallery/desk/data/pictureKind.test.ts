import { expect, test } from 'vitest';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { pictureKind } from '../../../../../../src/features/gallery/desk/data/pictureKind.ts';
import type { PictureValues } from '../../../../../../src/records/gallery/pictureFields.ts';
import {
  findDifferences,
  merge,
  obviousChoices,
  openGroups,
} from '../../../../../../src/desk/kit/records/merge.ts';
import { storedPicture } from '../../../../storedPicture.ts';

const t = translator('en');
const alt = { de: 'Nora.', en: 'Nora.' };
const described = storedPicture('a', { alt, credit: 'Lena', version: 'v1' });
const bare = storedPicture('a', { version: 'v1' });
const decorative = storedPicture('a', { decorative: true });
type Base = typeof described;

const typed = (base: Base, change: Partial<PictureValues>) => ({
  ...pictureKind.toForm(base),
  ...change,
});

test.each<[what: string, base: Base, change: Partial<PictureValues>, set: object]>([
  ['a new photographer', described, { credit: 'Ida' }, { credit: 'Ida' }],
  ['a description', bare, { 'alt-de': ' Nora. ', 'alt-en': 'Nora.' }, { alt }],
  ['a decoration', described, { decorative: true }, { alt: null, decorative: true }],
  ['no decoration', decorative, { decorative: false }, { decorative: null }],
])('%s is sent alone', (_, base, change, set) => {
  const { calls, fromForm } = pictureKind;
  expect(calls.changeOf(base, fromForm(typed(base, change), base)).set).toEqual(set);
});

test.each<[base: Base, change: Partial<PictureValues>, wrong: string[]]>([
  [bare, {}, []],
  [bare, { credit: 'Lena' }, []],
  [bare, { 'alt-de': 'Nora.' }, ['alt-en', 'credit']],
  [bare, { 'alt-de': 'Nora.', 'alt-en': 'Nora.' }, ['credit']],
  [bare, { 'alt-de': 'Nora.', 'alt-en': 'Nora.', credit: 'Lena' }, []],
  [bare, { decorative: true }, ['credit']],
  [described, { 'alt-de': '', 'alt-en': '' }, ['alt-de']],
  [described, { credit: ' ' }, ['credit']],
  [described, { 'alt-en': 'x'.repeat(301) }, ['alt-en']],
])('U4 of %j and %j the form refuses %j', (base, change, wrong) =>
  expect(pictureKind.findErrors(typed(base, change), base, t).map(({ field }) => field)).toEqual(wrong),
);

test.each<[mine: Partial<PictureValues>, theirs: Partial<PictureValues>, open: string[]]>([
  [{ 'alt-de': 'Neu' }, { 'alt-en': 'New' }, ['alt']],
  [{ 'alt-de': 'Neu' }, { credit: 'Ida' }, []],
  [{ 'alt-de': 'Neu' }, { 'alt-de': 'Anders' }, ['alt']],
  [{ 'alt-de': 'Neu' }, { 'alt-de': 'Neu' }, []],
  [{ decorative: true }, { 'alt-en': 'New' }, ['alt']],
  [{ decorative: true }, { credit: 'Ida' }, []],
])('of %j beside %j a person decides on %j alone, and nothing else is lost', (mine, theirs, open) => {
  const { groups } = pictureKind;
  const [base, one, other] = [typed(described, {}), typed(described, mine), typed(described, theirs)];
  const differences = findDifferences(groups, base, one, other);
  const choices = obviousChoices(differences);
  expect(openGroups(differences, choices)).toEqual(open);
  if (open.length === 0) expect(merge(groups, one, other, choices)).toEqual({ ...base, ...mine, ...theirs });
  // A choice for their description keeps it.
  const chosen = merge(groups, one, other, { ...choices, alt: 'theirs' });
  if (mine.decorative && open.length > 0) expect(chosen).toMatchObject({ decorative: false, ...theirs });
});

test.each<[change: Partial<PictureValues>, words: string]>([
  [{}, 'Nora. / Nora.'],
  [{ decorative: true }, t('picture-decorative')],
  [{ 'alt-de': '', 'alt-en': '' }, t('empty')],
])('the description with %j in words is %s', (change, words) =>
  expect(pictureKind.groupText('alt', typed(described, change), 'en', t)).toBe(words),
);
