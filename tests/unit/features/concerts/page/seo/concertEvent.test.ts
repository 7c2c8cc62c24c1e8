import { expect, onTestFinished, test } from 'vitest';
import { site } from '../../../../../../src/config/site.ts';
import { venue } from '../../../../../../src/records/venue.ts';
import { bandData } from '../../../../../../src/features/concerts/page/seo/bandData.ts';
import { concertEvent } from '../../../../../../src/features/concerts/page/seo/concertEvent.ts';
import { concertOf } from '../shown.ts';

const ticketUrl = 'https://tickets.example.com/1';
const origin = 'https://band.example';
const page = /\/en\/live\/lampenfieber$/;
const flucc = venue.parse({
  id: 'flucc',
  name: 'Flucc',
  street: 'Praterstern 5',
  postalCode: '1020',
  city: 'Wien',
  website: 'https://flucc.example',
});
const event = (change: object = {}, setting: { now?: string; venue?: typeof flucc | undefined } = {}) =>
  JSON.parse(
    JSON.stringify(
      concertEvent(concertOf({ name: 'Lampenfieber', slug: 'lampenfieber', city: 'Wien', ...change }), {
        origin,
        locale: 'en',
        now: new Date(setting.now ?? '2026-11-22'),
        venue: setting.venue,
        card: '/share/en/lampenfieber.png',
        description: 'Match live.',
      }),
    ),
  ) as Record<string, unknown>;

test.each([
  ['in winter', { date: '2026-12-04T19:00:00Z' }, '2026-12-04T20:00:00+01:00'],
  ['in summer', { date: '2027-06-19T15:00:00Z' }, '2027-06-19T17:00:00+02:00'],
  ['in Istanbul', { timeZone: 'Europe/Istanbul' }, '2026-12-04T22:00:00+03:00'],
  ['at an unknown hour', { date: '2026-12-04T22:59:00Z', timeUnknown: true }, '2026-12-04'],
])('the start is in the zone of the venue: %s', (_, change, startDate) =>
  expect(event(change)).toMatchObject({ startDate }),
);

test('doors and end are in the zone of the venue, and absent where they are unknown', () => {
  const times = { doors: '2026-12-04T18:00:00Z', end: '2026-12-04T22:30:00Z', timeZone: 'Europe/London' };
  expect(event(times)).toMatchObject({
    doorTime: '2026-12-04T18:00:00+00:00',
    endDate: '2026-12-04T22:30:00+00:00',
  });
  expect(Object.keys(event())).not.toContain('doorTime');
  expect(Object.keys(event())).not.toContain('endDate');
});

const previousDate = '2026-11-27T19:00:00Z';
const formerStart = '2026-11-27T20:00:00+01:00';

test.each([
  [{ previousDate }, 'EventRescheduled', formerStart],
  // 23:59 stands for the day alone.
  [{ previousDate: '2026-11-27T22:59:00Z' }, 'EventRescheduled', '2026-11-27'],
  [{ previousDate: '2026-12-04T22:59:00Z' }, 'EventScheduled', undefined],
  [{ previousDate, status: 'postponed' }, 'EventPostponed', undefined],
  [{ previousDate, status: 'cancelled' }, 'EventCancelled', undefined],
])('%j is %s', (change, eventStatus, previousStartDate) => {
  const made = event(change);
  expect(made.eventStatus).toBe(`https://schema.org/${eventStatus}`);
  expect(made.previousStartDate).toBe(previousStartDate);
});

const inStock = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
const soldOut = { '@type': 'Offer', availability: 'https://schema.org/SoldOut' };
const price = { from: 18, currency: 'EUR' };
const ofPage = { url: expect.stringMatching(page) as string };

test.each([
  [{}, undefined],
  [
    { ticketUrl, price },
    { ...inStock, url: ticketUrl, price: 18, priceCurrency: 'EUR' },
  ],
  [
    { price: { ...price, to: 25 } },
    {
      ...{ ...inStock, ...ofPage, price: 18, priceCurrency: 'EUR' },
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 18, maxPrice: 25, priceCurrency: 'EUR' },
    },
  ],
  [{ free: true }, { ...inStock, ...ofPage, price: 0, priceCurrency: 'EUR' }],
  [{ status: 'soldOut' }, { ...soldOut, ...ofPage }],
  [{ ticketUrl, price, free: true, status: 'postponed' }, undefined],
])('an offer stands only where the concert takes place and something is known: %j', (change, offers) =>
  expect(event(change).offers).toEqual(offers),
);

test('nothing is on offer once the concert is past', () =>
  expect(event({ ticketUrl, price }, { now: '2026-12-05' }).offers).toBeUndefined());

const placeOf = (name: string, address?: object) => ({
  ...{ '@type': 'Place', name },
  ...(address && { address: { '@type': 'PostalAddress', ...address } }),
});
const addressOfFlucc = {
  ...{ streetAddress: 'Praterstern 5', postalCode: '1020', addressLocality: 'Wien', addressCountry: 'AT' },
};

test.each([
  [{}, undefined, placeOf('Wien', { addressLocality: 'Wien' })],
  [{ venue: 'Flucc', city: 'Wien' }, undefined, placeOf('Flucc', { addressLocality: 'Wien' })],
  [
    { venue: 'An older name', city: 'Linz' },
    flucc,
    { ...placeOf('Flucc', addressOfFlucc), url: 'https://flucc.example' },
  ],
])('a place as far as it is known: %j', (change, record, location) =>
  expect(event(change, { venue: record }).location).toEqual(location),
);

test('the band plays, then the support acts in their order', () =>
  expect(event({ support: ['Zwei Minuten', 'Hallo'] }).performer).toEqual([
    expect.objectContaining({ '@type': 'MusicGroup', name: site.artist }),
    { '@type': 'MusicGroup', name: 'Zwei Minuten' },
    { '@type': 'MusicGroup', name: 'Hallo' },
  ]));

test('the event names its page and itself', () => {
  expect(event()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: 'Lampenfieber',
    url: `${origin}/en/live/lampenfieber`,
    image: `${origin}/share/en/lampenfieber.png`,
    description: 'Match live.',
  });
  // A festival is seldom the band's.
  expect(event()).not.toHaveProperty('organizer');
});

test('a concert without venue and town is no event for search engines', () =>
  expect(event({ city: undefined })).toEqual({}));

test('the band names its accounts, and none that is a placeholder', () => {
  const { links } = site;
  expect(bandData('de', origin)).not.toHaveProperty('sameAs');
  onTestFinished(() => void Object.assign(site, { links }));
  const own = ['https://www.patreon.com/real', { url: 'https://zine.test/', name: 'Heft' }];
  Object.assign(site, { links: [...links, ...own] });
  expect(bandData('de', origin)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    '@id': `${origin}/#band`,
    name: site.artist,
    url: `${origin}/`,
    sameAs: ['https://www.patreon.com/real', 'https://zine.test/'],
  });
});
