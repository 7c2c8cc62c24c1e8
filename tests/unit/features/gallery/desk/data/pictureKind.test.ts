import { beforeEach, expect, test, vi } from 'vitest';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { sendChange } from '../../../../../../src/desk/kit/changes/sendChange.ts';
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
const requests: { set: object }[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-GB' } });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    requests.push(JSON.parse(await (body as Blob).text()) as { set: object });
    return Response.json(described);
  });
});

const typed = (base: Base, change: Partial<PictureValues>) => ({
  ...pictureKind.toForm(base),
  ...change,
});
type Change = Partial<PictureValues> & { after?: string | null };
const send = (base: Base, { after, ...change }: Change) => {
  const { calls, fromForm } = pictureKind;
  const changed = calls.changeOf(base, fromForm(typed(base, change), base));
  const set = after === undefined ? changed.set : { after };
  return sendChange({ id: 'k', record: base.id, ...changed, set, made: 0 }, pictureKind);
};

test.each<[what: string, base: Base, change: Change, set: object]>([
  ['a new photographer', described, { credit: 'Ida' }, { credit: 'Ida' }],
  ['a description', bare, { 'alt-de': ' Nora. ', 'alt-en': 'Nora.' }, { alt }],
  ['a decoration', described, { decorative: true }, { alt: null, decorative: true }],
  ['no decoration', decorative, { decorative: false }, { decorative: null }],
  ['a place', described, { after: 'b' }, { after: 'b' }],
])('%s is sent alone', async (_, base, change, set) => {
  expect(await send(base, change)).toMatchObject({ kind: 'saved' });
  expect(requests).toMatchObject([{ set }]);
  expect(Object.keys(requests[0]?.set ?? {})).toEqual(Object.keys(set));
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
