import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import type { Venue } from '../../../src/records/venue.ts';
import { divide } from '../../../src/features/concerts/concerts.ts';
import { concertFile } from '../../../src/stores/repository/concertFile.ts';

const records = <Kept>(collection: 'concerts' | 'venues'): (Kept & { id: string })[] =>
  readdirSync(`generated/content/${collection}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      id: file,
      ...(JSON.parse(readFileSync(`generated/content/${collection}/${file}`, 'utf8')) as Kept),
    }));

const concerts: Concert[] = records('concerts').map(({ id, ...file }) => ({
  id,
  ...concertFile.parse(file),
}));

test.each(['2026-11-21', '2027-10-01'])(
  'at least six samples are to come and twelve are over on %s',
  (day) => {
    const { upcoming, past } = divide(concerts, new Date(day));
    expect(upcoming.length).toBeGreaterThanOrEqual(6);
    expect(past.length).toBeGreaterThanOrEqual(12);
  },
);

test('every venue that a concert names is there, and some concerts name theirs in free texts', () => {
  const ids = records<Venue>('venues').map(({ id }) => id.replace('.json', ''));
  const named = concerts.flatMap(({ venueId }) => venueId ?? []);
  expect(ids).toEqual(expect.arrayContaining(named));
  expect(concerts.some(({ venue, venueId }) => venue && !venueId)).toBe(true);
});
