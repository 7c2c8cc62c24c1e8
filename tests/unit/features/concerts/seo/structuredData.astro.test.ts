import { expect, test } from 'vitest';
import { site } from '../../../../../src/config/site.ts';
import { concertRecord } from '../../../../../src/contracts/concert.ts';
import { bandData, concertEvent } from '../../../../../src/features/concerts/seo/structuredData.ts';

const bare = { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' };
const ticketUrl = 'https://tickets.example.com/1';
const event = (change: object = {}) =>
  JSON.parse(
    JSON.stringify(concertEvent({ id: 'x', ...concertRecord.parse({ ...bare, ...change }) }, 'en')),
  ) as Record<string, unknown>;

test.each([
  ['2026-12-04T19:00:00Z', '2026-12-04T20:00:00+01:00'],
  ['2027-06-19T15:00:00Z', '2027-06-19T17:00:00+02:00'],
])('the start of %s has its offset', (date, startDate) => {
  expect(event({ date })).toMatchObject({ startDate });
});

test.each([
  ['planned', 'EventScheduled'],
  ['soldOut', 'EventScheduled'],
  ['cancelled', 'EventCancelled'],
  ['postponed', 'EventPostponed'],
])('%s is %s', (status, eventStatus) => {
  expect(event({ status })).toMatchObject({ eventStatus: `https://schema.org/${eventStatus}` });
});

test.each([
  [{}, undefined],
  [{ ticketUrl }, 'https://schema.org/InStock'],
  [{ ticketUrl, status: 'soldOut' }, 'https://schema.org/SoldOut'],
  [{ status: 'soldOut' }, undefined],
  [{ ticketUrl, status: 'cancelled' }, undefined],
  [{ ticketUrl, status: 'postponed' }, undefined],
])(
  'offers stand only where there is a ticket link and the concert takes place: %j',
  (change, availability) => {
    expect(event(change).offers).toEqual(availability && { '@type': 'Offer', url: ticketUrl, availability });
  },
);

test.each([
  [{}, undefined],
  [{ venue: 'Flucc' }, { '@type': 'Place', name: 'Flucc' }],
  [
    { venue: 'Flucc', city: 'Wien' },
    { '@type': 'Place', name: 'Flucc', address: { '@type': 'PostalAddress', addressLocality: 'Wien' } },
  ],
])('a place as far as it is known: %j', (change, location) => {
  expect(event(change).location).toEqual(location);
});

test('the band names its support channels', () => {
  expect(bandData('de')).toMatchObject({
    '@type': 'MusicGroup',
    name: site.artist,
    sameAs: expect.arrayContaining(Object.values(site.channels)) as string[],
  });
});
