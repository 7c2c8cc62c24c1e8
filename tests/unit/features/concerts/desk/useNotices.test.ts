import { beforeEach, expect, test, vi } from 'vitest';
import type { ConcertsDesk } from '../../../../../src/features/concerts/desk/data/useConcerts.ts';
import type { VenuesDesk } from '../../../../../src/features/concerts/venues/data/useVenues.ts';
import { useNotices } from '../../../../../src/features/concerts/desk/useNotices.ts';
import type { Refusal } from '../../../../../src/desk/kit/changes/useChanges.ts';
import type { NoticeText } from '../../../../../src/desk/kit/screen/Notice.tsx';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import { delayText } from '../../../../../src/lib/i18n/formats.ts';
import { inDesk } from '../../../desk/inDesk.ts';
import { renderHook } from '../../../renderHook.ts';
import { venueOf } from '../venues/venueOf.ts';
import { concertOf } from './concertOf.ts';

const t = translator('en');
const desk = {
  patch: vi.fn<ConcertsDesk['patch']>(),
  remove: vi.fn<ConcertsDesk['remove']>(),
  restore: vi.fn<ConcertsDesk['restore']>(),
  load: vi.fn<ConcertsDesk['load']>(),
  followVenue: vi.fn<ConcertsDesk['followVenue']>(),
};
const venues = {
  remove: vi.fn<VenuesDesk['remove']>(),
  restore: vi.fn<VenuesDesk['restore']>(),
  merge: vi.fn<VenuesDesk['merge']>(),
};
const concert = concertOf();
const { name } = concert;
const sent = () => desk.patch.mock.calls.map(([{ revision }, fields]) => [revision, fields]);

beforeEach(() => {
  // Before the concert.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  desk.load.mockReset();
  desk.remove.mockReset().mockResolvedValue({ record: concert, delay: '60', waits: false });
  desk.restore.mockReset().mockResolvedValue({ record: concert, delay: null, waits: false });
  // Stores each change as the next revision.
  desk.patch.mockReset().mockImplementation((before, fields) =>
    Promise.resolve({
      ...{ delay: null, waits: false },
      record: { ...before, ...fields, revision: before.revision + 1 },
    }),
  );
});

async function open() {
  const hook = await renderHook(
    () =>
      useNotices({
        desk: desk as unknown as ConcertsDesk,
        venues: venues as unknown as VenuesDesk,
      }),
    (part) => inDesk(part, 'en'),
  );
  const undo = () =>
    hook.act(() => {
      const [action] = hook.current.notice?.actions ?? [];
      if (action && 'run' in action) action.run();
    });
  return { hook, undo };
}

test('marks a concert as sold out, and takes it back', async () => {
  const { hook, undo } = await open();
  await hook.act(() => hook.current.toggleSoldOut(concert));
  expect(hook.current.notice).toMatchObject({ text: t('sold-out-now', { name }), detail: t('site-shows') });
  await undo();
  expect(sent()).toEqual([
    [3, { status: 'soldOut' }],
    [4, { status: 'planned' }],
  ]);
  expect(hook.current.notice).toEqual({ text: t('undone'), detail: t('site-shows') });
});

test('undoes the cancellation of a sold-out concert in two steps, because the API sells out only what takes place', async () => {
  const before = concertOf({ status: 'soldOut', note: { de: 'alt', en: 'old' } });
  const after = concertOf({ status: 'cancelled', revision: 4 });
  const { hook, undo } = await open();
  await hook.act(() => hook.current.showSaved(after, null, before));
  await undo();
  expect(sent()).toEqual([
    [4, { status: 'planned', note: before.note }],
    [5, { status: 'soldOut' }],
  ]);
});

test.each(['cancelled', 'postponed'] as const)(
  'a %s concert takes place after all, with its undo and the way to remove its note',
  async (status) => {
    const { hook, undo } = await open();
    const off = concertOf({ status, note: { de: 'Krank', en: 'Ill' } });
    await hook.act(() => hook.current.reinstate(off));
    expect(hook.current.notice?.text).toBe(t('reinstated', { name }));
    const [, remove] = hook.current.notice?.actions ?? [];
    expect(remove?.label).toBe(t('note-remove'));
    await hook.act(() => {
      if (remove && 'run' in remove) remove.run();
    });
    expect(hook.current.notice?.text).toBe(t('note-removed'));
    await undo();
    expect(sent()).toEqual([
      [3, { status: 'planned' }],
      [4, { note: undefined }],
      [5, { note: off.note }],
    ]);
    await hook.act(() => hook.current.reinstate(concertOf({ status })));
    expect(hook.current.notice?.actions).toHaveLength(1);
    await undo();
    expect(sent().at(-1)).toEqual([4, { status }]);
  },
);

test('a past concert took place after all', async () => {
  const { hook } = await open();
  await hook.act(() =>
    hook.current.reinstate(concertOf({ date: '2020-02-02T19:00:00Z', status: 'cancelled' })),
  );
  expect(hook.current.notice?.text).toBe(t('reinstated-past', { name }));
});

test('deletes a venue, and restores it', async () => {
  const venue = venueOf();
  venues.remove.mockResolvedValue({ record: venue, delay: null, waits: false });
  venues.restore.mockResolvedValue({ record: venue, delay: null, waits: false });
  const { hook, undo } = await open();
  await hook.act(() => hook.current.removeVenue(venue));
  expect(venues.remove.mock.calls).toEqual([[venue]]);
  expect(hook.current.notice?.text).toBe(t('deleted-now', { name: 'Stellwerk' }));
  await undo();
  expect(venues.restore.mock.calls).toEqual([['stellwerk']]);
  expect(hook.current.notice?.text).toBe(t('restored', { name: 'Stellwerk' }));
});

test.each([true, false])(
  'merges a venue, and takes that back with the drafts that followed it: waits %s',
  async (waits) => {
    const [venue, into] = [venueOf(), venueOf({ id: 'arena', name: 'Arena', street: 'Ring 1' })];
    desk.followVenue.mockReset().mockReturnValue(['new:1']);
    venues.merge.mockReset().mockResolvedValue({ record: venue, delay: null, waits });
    venues.restore.mockReset().mockResolvedValue({ record: venue, delay: null, waits });
    const { hook, undo } = await open();
    await hook.act(() => hook.current.mergeVenue(venue, into));
    expect(venues.merge.mock.calls).toEqual([[venue, 'arena']]);
    const text = t('venue-merged', { name: 'Stellwerk', into: 'Arena, Ring 1, Linz' });
    expect(hook.current.notice).toMatchObject({ text, detail: t(waits ? 'change-waits' : 'site-shows') });
    await undo();
    expect(venues.restore.mock.calls).toEqual([['stellwerk']]);
    expect(desk.followVenue.mock.calls).toEqual([
      ...(waits ? [] : [[into, 'stellwerk']]),
      [venue, 'arena', waits ? [] : ['new:1']],
    ]);
  },
);

test.each<[reason: string, refusal: Refusal, text: string]>([
  ['a sentence of the API', { kind: 'failed', reason: 'Too late.' }, 'Too late.'],
  ['a deletion', { kind: 'gone' }, t('change-gone')],
])('says why a change, a deletion and a restoration were refused: %s', async (_, refusal, text) => {
  const { hook } = await open();
  desk.patch.mockResolvedValue({ refusal });
  await hook.act(() => hook.current.toggleSoldOut(concert));
  expect(hook.current.notice).toEqual({ text });
  await hook.act(() => hook.current.dismiss());
  desk.remove.mockResolvedValue({ refusal });
  await hook.act(() => hook.current.remove(concert));
  expect(hook.current.notice).toEqual({ text });
  desk.restore.mockResolvedValue({ refusal });
  let isRestored: boolean | undefined;
  await hook.act(async () => {
    hook.current.dismiss();
    isRestored = await hook.current.restore(concert);
  });
  expect([hook.current.notice, isRestored]).toEqual([{ text }, false]);
});

test('a change that waits says so, can be undone, and names its concert where it is refused later', async () => {
  const { hook, undo } = await open();
  desk.patch.mockResolvedValueOnce({
    ...{ record: { ...concert, status: 'soldOut' }, delay: null, waits: true },
  });
  await hook.act(() => hook.current.toggleSoldOut(concert));
  expect(hook.current.notice?.detail).toBe(t('change-waits'));
  await undo();
  expect(sent().at(-1)).toEqual([3, { status: 'planned' }]);
  await hook.act(() => hook.current.showRefusal({ kind: 'gone' }, name));
  expect(hook.current.notice?.text).toBe(t('change-late', { name }));
});

test('after a form it leads to the page of the concert; a move and a cancellation can be undone', async () => {
  const { hook, undo } = await open();
  const show = (before?: typeof concert) =>
    hook.act(() =>
      hook.current.showSaved(concertOf({ status: 'cancelled', slug: 'lampenfieber' }), null, before),
    );
  await show();
  expect(hook.current.notice?.actions).toMatchObject([
    { href: expect.stringContaining('lampenfieber') as string },
  ]);
  await show(concert);
  await undo();
  expect(sent()).toEqual([[3, { status: 'planned' }]]);

  await hook.act(() => hook.current.showSaved(concert, '3600'));
  expect(hook.current.notice?.detail).toBe(delayText('3600', 'en', t));
});

const failing = (name: string) => ({ share: () => Promise.reject(new DOMException('', name)) });
const copying = { clipboard: { writeText: vi.fn() } };
const link = expect.stringMatching(/^https:\/\/match\.example\/en\/.*one/) as string;

test.each<[string, object, NoticeText | undefined]>([
  ['copies the link where the system has no dialog', copying, { text: t('link-copied') }],
  ['says nothing when the dialog is closed', failing('AbortError'), undefined],
  ['shows the link when it cannot be shared', failing('NotAllowedError'), { text: link }],
])('sharing %s', async (_, navigator, notice) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', new URL('https://match.example/en/desk'));
  const { hook } = await open();
  await hook.act(() => hook.current.share(concert));
  expect(hook.current.notice).toEqual(notice);
});
