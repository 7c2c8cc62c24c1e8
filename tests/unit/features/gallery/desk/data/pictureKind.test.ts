import { beforeEach, expect, test, vi } from 'vitest';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { sendChange } from '../../../../../../src/desk/kit/changes/sendChange.ts';
import {
  pictureKind,
  versionedPictures,
} from '../../../../../../src/features/gallery/desk/data/pictureKind.ts';
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
const requests: { method: string; body: unknown; ifMatch: string | null }[] = [];
let answers: Response[];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-GB' } });
  vi.stubGlobal('fetch', async (_: string, { method = '', body, headers }: RequestInit) => {
    const sent = JSON.parse(await (body as Blob).text()) as unknown;
    requests.push({ method, body: sent, ifMatch: new Headers(headers).get('if-match') });
    return answers.shift() ?? Response.json(described);
  });
  answers = [];
});

const typed = (base: typeof described, change: Partial<PictureValues>) => ({
  ...pictureKind.toForm(base),
  ...change,
});
type Change = Partial<PictureValues> & { place?: number };
const send = (base: typeof described, { place, ...change }: Change) => {
  const { calls, fromForm } = versionedPictures;
  const changed = calls.changeOf(base, fromForm(typed(base, change), base));
  const set = place === undefined ? changed.set : { place };
  return sendChange({ id: 'k', record: base.id, ...changed, set, made: 0 }, versionedPictures);
};

test.each<[what: string, base: typeof described, change: Change, body: object]>([
  ['a new photographer', described, { credit: 'Ida' }, { credit: 'Ida' }],
  ['a description', bare, { 'alt-de': ' Nora. ', 'alt-en': 'Nora.' }, { alt }],
  ['a decoration', described, { decorative: true }, { alt: null, decorative: true }],
  ['a place', described, { place: 3 }, { place: 3 }],
])('%s is sent alone', async (_, base, change, body) => {
  expect(await send(base, change)).toMatchObject({ kind: 'saved' });
  expect(requests).toEqual([{ method: 'PATCH', body, ifMatch: '"v1"' }]);
});

const outdated = (present: object) =>
  Response.json({ type: 'urn:problem-type:match:outdated', present }, { status: 412 });

const described2 = { ...described, credit: 'Ida', version: 'v2' };
const moved = { ...described, rank: '7', version: 'v2' };

test.each<[what: string, change: Change, present: typeof described]>([
  ['a move', { place: 3 }, described2],
  ['a move', { place: 3 }, moved],
  ['a description', { credit: 'Nora' }, moved],
])('%s %j is repeated on the version with other fields', async (_, change, present) => {
  answers = [outdated(present)];
  expect(await send(described, change)).toMatchObject({ kind: 'saved' });
  expect(requests.map(({ ifMatch }) => ifMatch)).toEqual(['"v1"', '"v2"']);
});

test('a description is a conflict on the version that somebody else has described', async () => {
  answers = [outdated(described2)];
  expect(await send(described, { credit: 'Nora' })).toMatchObject({ kind: 'conflict', present: described2 });
  expect(requests).toHaveLength(1);
});

test.each<[base: typeof described, change: Partial<PictureValues>, wrong: string[]]>([
  [bare, {}, []],
  [bare, { credit: 'Lena' }, []],
  [bare, { 'alt-de': 'Nora.' }, ['alt-en']],
  [bare, { 'alt-de': 'Nora.', 'alt-en': 'Nora.' }, []],
  [bare, { decorative: true }, []],
  [described, { 'alt-de': '', 'alt-en': '' }, ['alt-de']],
  [described, { credit: ' ' }, ['credit']],
  [described, { 'alt-en': 'x'.repeat(301) }, ['alt-en']],
])('U4 of %j and %j the form refuses %j', (base, change, wrong) =>
  expect(pictureKind.findErrors(typed(base, change), base, t).map(({ field }) => field)).toEqual(wrong),
);

test('moves are sent one after the other, in their order; a text does not wait for them', async () => {
  const first = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => Promise.resolve(Response.json(described)));
  vi.stubGlobal('fetch', fetched.mockReturnValueOnce(first.promise));
  const moves = [send(described, { place: 1 }), send(described, { place: 2 })];
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  await send(described, { credit: 'Ida' });
  expect(fetched).toHaveBeenCalledTimes(2);
  first.resolve(Response.json({}, { status: 503 }));
  expect(await Promise.all(moves)).toMatchObject([{ kind: 'later' }, { kind: 'saved' }]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test.each<[mine: Partial<PictureValues>, theirs: Partial<PictureValues>, open: string[]]>([
  [{ 'alt-de': 'Neu' }, { 'alt-en': 'New' }, []],
  [{ 'alt-de': 'Neu' }, { credit: 'Ida' }, []],
  [{ 'alt-de': 'Neu' }, { 'alt-de': 'Anders' }, ['alt-de']],
  [{ decorative: true }, { 'alt-en': 'New' }, ['alt-en']],
  [{ decorative: true }, { credit: 'Ida' }, []],
])('of %j beside %j a person decides on %j alone, and nothing else is lost', (mine, theirs, open) => {
  const { groups } = pictureKind;
  const [base, one, other] = [typed(described, {}), typed(described, mine), typed(described, theirs)];
  const differences = findDifferences(groups, base, one, other);
  const choices = obviousChoices(differences);
  expect(openGroups(differences, choices)).toEqual(open);
  if (open.length === 0) expect(merge(groups, one, other, choices)).toEqual({ ...base, ...mine, ...theirs });
  // A choice for their description keeps it.
  const chosen = merge(groups, one, other, { ...choices, 'alt-en': 'theirs' });
  if (mine.decorative && open.length > 0) expect(chosen).toMatchObject({ decorative: false, ...theirs });
});
