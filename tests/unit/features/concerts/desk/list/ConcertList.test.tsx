import { deskHtml, inDesk } from '../../../../desk/inDesk.ts';
import { expect, test } from 'vitest';
import ConcertList from '../../../../../../src/features/concerts/desk/list/ConcertList.tsx';
import { searchedFrom } from '../../../../../../src/features/concerts/desk/list/months.ts';
import type { Concert } from '../../../../../../src/records/concert.ts';
import { fakePage } from '../../../../../fakes/page.ts';
import { renderHook } from '../../../../renderHook.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const nothing = () => undefined;
/** The properties of an empty list. */
const props: Parameters<typeof ConcertList>[0] = {
  ...{ kind: 'upcoming', concerts: [], drafts: [], loadedAt: undefined, hasFailed: false, openId: undefined },
  ...{ deletedCount: 0, search: '', onSearch: nothing, waits: () => false },
  ...{ onMore: nothing, onSoldOut: nothing, onShare: nothing, onRetry: nothing },
};
const listed = (kind: 'upcoming' | 'past', search = '', count = 2, gone?: Concert) => {
  const stored = concertOf({ date: '2100-12-04T19:00:00Z' });
  const draft = (key: string, date: string, base?: typeof stored) => ({
    ...{ key, base, typed: typedOf({ date }), idempotencyKey: key },
  });
  const html = deskHtml(
    <ConcertList
      {...{ ...props, kind, search }}
      concerts={[
        stored,
        ...Array.from({ length: count - 1 }, () => concertOf({ id: 'past', date: '2020-02-02T19:00:00Z' })),
      ]}
      drafts={[
        draft('new:a', ''),
        draft('new:b', '2026-12-04'),
        draft('new:c', '2026-12-01'),
        draft('one', '', stored),
        ...(gone ? [draft('gone', '2026-12-05', gone)] : []),
      ]}
    />,
  );
  return [...html.matchAll(/class="row-body"[^>]*data-row="([^"]+)"/g)].map(([, id]) => id);
};

test('drafts of new concerts stand first, by their day, and changes of stored ones do not stand alone', () => {
  expect(listed('upcoming')).toEqual(['new:c', 'new:b', 'new:a', 'one']);
  expect(listed('past')).toEqual(['past']);
});

test('a search finds drafts of new concerts, too; signs alone find what the list has', () => {
  expect(listed('past', 'dez 2026', searchedFrom)).toEqual(['new:c', 'new:b']);
  expect(listed('upcoming', '!', searchedFrom)).toEqual(listed('upcoming'));
});

test('the draft of a concert that somebody has deleted stands among those of new ones', () =>
  expect(listed('upcoming', '', 2, concertOf({ id: 'gone' }))).toEqual([
    'new:c',
    'new:b',
    'gone',
    'new:a',
    'one',
  ]));

test('the buttons of concerts of one name have day and hour in theirs, in the language of the desk', () => {
  const html = deskHtml(
    <ConcertList
      {...props}
      concerts={['04T16', '04T19', '06T19'].map((id) => concertOf({ id, date: `2100-12-${id}:00:00Z` }))}
    />,
    'en',
  );
  const names = [...html.matchAll(/class="row-more"[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toContain(', Sat, 4 December 2100, 17:00');
});

test('*Uhrzeit* of the next concert leads to the field, not to the heading of the form', () => {
  const next = concertOf({ id: 'next', date: '2100-12-04T19:00:00Z', timeUnknown: true });
  expect(deskHtml(<ConcertList {...props} concerts={[next]} />)).toContain(
    'href="#concerts/next/~concert-time"',
  );
});

test('a list that is not loaded rests', async () => {
  fakePage();
  let renders = 0;
  const hook = () => {
    renders += 1;
    if (renders > 9) throw new Error('The list renders itself without an end.');
    return ConcertList({ ...props, concerts: undefined, hasFailed: true, deletedCount: undefined });
  };
  await renderHook(hook, (part) => inDesk(part));
  expect(renders).toBeLessThan(4);
});
