import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dayIn, withOffset } from '../../src/lib/dates/dates.ts';
import { concertFile } from '../../src/lib/loaders/concertFile.ts';
import { builtAt, origin, page, pages, type Page } from './dist.ts';

type Data = Record<string, unknown> & { '@type': string };

const dataOf = ({ root }: Page): Data[] =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => (JSON.parse(script.text) as { '@graph': Data[] })['@graph']);

const folder = 'src/content/concerts';
const upcoming = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => concertFile.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
  .filter(({ date }) => Date.parse(date) >= builtAt.getTime())
  .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));

describe.each(['/', '/en/'])('%s', (path) => {
  const [band, ...events] = dataOf(page(path));

  test('introduces the band', () => {
    expect(band).toMatchObject({
      '@type': 'MusicGroup',
      url: origin + path,
    });
  });

  test('announces every upcoming concert and no other', () => {
    expect(events.map(({ name }) => name)).toEqual(upcoming.map(({ name }) => name));
    expect(new Set(events.map((event) => event['@type']))).toEqual(new Set(['MusicEvent']));
  });

  test('gives every start with the offset of its zone, and a day alone where the hour is unknown', () => {
    const starts = upcoming.map(({ date, timeZone, timeUnknown }) =>
      timeUnknown ? dayIn(new Date(date), timeZone) : withOffset(new Date(date), timeZone),
    );
    expect(events.map(({ startDate }) => startDate)).toEqual(starts);
    expect(starts.filter((start) => start.endsWith('+00:00'))).toHaveLength(1);
    expect(starts.filter((start) => start.length === 10)).toHaveLength(1);
  });

  test('offers tickets where there is a ticket link, and never for what is cancelled or postponed', () => {
    const offered = upcoming.filter(({ status }) => status === 'planned' || status === 'soldOut');
    const offers = events.map((event) => (event.offers as { url: string } | undefined)?.url);
    expect(offers).toEqual(
      upcoming.map((concert) => (offered.includes(concert) ? concert.ticketUrl : undefined)),
    );
    expect(upcoming.some((concert) => concert.ticketUrl && !offered.includes(concert))).toBe(true);
  });

  test('names itself as the one who plays', () => {
    for (const event of events) expect(event.performer).toEqual({ '@id': band?.['@id'] });
  });
});

test('structured data stand on the home pages, their sections among them, and cannot end their element', () => {
  const described = pages.filter((entry) => dataOf(entry).length > 0);
  expect(described.length).toBeGreaterThan(1);
  expect(described.every(({ root }) => root.querySelector('#hero') !== null)).toBe(true);
  expect(described).toHaveLength(pages.filter(({ root }) => root.querySelector('#hero') !== null).length);
  for (const { root } of described) {
    for (const script of root.querySelectorAll('script[type="application/ld+json"]'))
      expect(script.text).not.toContain('<');
  }
});
