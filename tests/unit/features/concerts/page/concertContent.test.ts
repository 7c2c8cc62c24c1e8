import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { concertContent, removedContent } from '../../../../../src/features/concerts/page/concertContent.ts';
import { nextConcerts } from '../../../../../src/features/concerts/page/nextConcerts.ts';
import { outline } from '../../../../../src/images/typography/measure.ts';
import { concertOf, contextIn, shownIn, states } from './shown.ts';

const next = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14'].map((day, index) =>
  concertOf({ name: `Konzert ${index}`, date: `${day}T19:00:00Z`, slug: `${day}-konzert` }, `n${index}`),
);
const past = concertOf({ name: 'Vorbei', date: '2026-11-01T19:00:00Z' }, 'past');

const content = (state: string, locale: 'de' | 'en' = 'de') => {
  const shown = shownIn(state);
  return concertContent(shown, [past, ...next, shown.concert], contextIn(locale));
};
const root = (state: string, locale: 'de' | 'en' = 'de') => parse(content(state, locale).html);
/** The page of a concert with these changes, at an instant. */
const pageOf = (change: object, { now, locale = 'de' }: { now?: string; locale?: 'de' | 'en' } = {}) =>
  parse(concertContent({ concert: concertOf(change) }, [], contextIn(locale, now)).html);
const texts = (state: string, selector: string, locale: 'de' | 'en' = 'de') =>
  root(state, locale)
    .querySelectorAll(selector)
    .map(({ text }) => text.replaceAll('\u00a0', ' ').replaceAll('\n', ' | '));

test('a whole record shows all its facts: the evening in its order, then the rest', () => {
  expect(texts('whole', '.facts dt').map((term) => term.replaceAll('\u00ad', ''))).toEqual([
    ...['Einlass', 'Davor', 'Beginn', 'Wo', 'Eintritt', 'Gut zu wissen', 'Barrierefreiheit'],
  ]);
  expect(texts('whole', '.facts dd').slice(0, -1)).toEqual([
    '19:00',
    'FernlichtDie zweite Kassa',
    '20:00 bis 23:00',
    'Kulturhalle am Kanal | Uferzeile 12, 1020 WienAuf der Karte Adresse kopieren ',
    '22 € bis 26,50 €',
    'Ohrstöpsel liegen beim Eingang.',
  ]);
  expect(texts('whole', '.facts dd', 'en').slice(4, 6)).toEqual([
    '€22 to €26.50',
    'Earplugs are at the entrance.',
  ]);
});

test.each([
  ['https://www.oeticket.com/event/1', 'Tickets bei oeticket.com'],
  ['https://tickets.example.com:8443/1', 'Tickets bei tickets.example.com:8443'],
])('the shop of %s: %s', (ticketUrl, words) =>
  expect(pageOf({ ticketUrl }).querySelector('.shop')?.text).toBe(words),
);

test.each([
  ['a moment before its midnight', '2026-12-03T22:59:59Z', ['Freitag', '2026'], false],
  ['its midnight', '2026-12-03T23:00:00Z', ['Heute', 'Freitag'], false],
  ['the end', '2026-12-04T21:30:00Z', ['Läuft gerade', 'Freitag'], false],
  ['a moment after the end', '2026-12-04T21:30:01Z', ['Freitag', '2026'], true],
])('until the end the sheet is whole, and its stub knows the evening: %s', (_, now, words, isOver) => {
  const page = pageOf({ ticketUrl: 'https://tickets.example.com/1', venue: 'Halle' }, { now });
  const stub = page.querySelector('.when');
  expect(stub?.querySelectorAll('.dayline span').map(({ text }) => text)).toEqual(words);
  expect(stub?.hasAttribute('data-evening')).toBe(words[1] === 'Freitag');
  expect(page.querySelector('.sheet')?.hasAttribute('data-past')).toBe(isOver);
  expect(page.querySelectorAll('.act, .shop, details')).toHaveLength(isOver ? 0 : 3);
  expect(page.querySelectorAll('[data-copy]')).toHaveLength(1);
});

test.each([
  [{ status: 'cancelled' }, undefined],
  [{ status: 'postponed' }, undefined],
  [{ date: '2026-12-04T22:59:00Z', timeUnknown: true }, 'HeuteFreitag'],
])('the day of %j is an evening until its end: %s', (change, words) => {
  const page = pageOf(change, { now: '2026-12-04T22:30:00Z' });
  expect(page.querySelector('[data-evening] .dayline')?.text).toBe(words);
});

test('paper names the addresses of the tickets and of the page, and holds a code', () => {
  const foot = root('whole', 'en').querySelector('.paper-foot');
  expect(foot?.querySelectorAll('b').map(({ text }) => text)).toEqual([
    'tickets.example.com/1',
    'match.test/en/live/x',
  ]);
  expect(foot?.querySelectorAll('svg')).toHaveLength(1);
  expect(texts('past', '.paper-foot b')).toEqual(['match.test/live/x']);
});

test('name and address are copied as one line, and searched on OpenStreetMap by a plain link', () => {
  const address = 'Kulturhalle am Kanal, Uferzeile 12, 1020 Wien';
  expect(root('whole').querySelector('[data-copy]')?.getAttribute('data-copy')).toBe(address);
  const map = new URL(root('whole').querySelector('.ways a')?.getAttribute('href') ?? '');
  expect([map.origin, map.searchParams.get('query')]).toEqual(['https://www.openstreetmap.org', address]);
});

test.each([
  ['a link to its website', 'https://halle.example', [['Kulturhalle am Kanal', 'https://halle.example']]],
  ['no link where it has none', undefined, []],
])('the name of the venue is %s', (_, website, links) => {
  const { concert, venue } = shownIn('whole');
  const { html } = concertContent({ concert, venue: venue && { ...venue, website } }, [], contextIn('de'));
  const found = parse(html).querySelectorAll('.facts dd > a:not(.note a)');
  expect(found.map((link) => [link.text, link.getAttribute('href')])).toEqual(links);
});

test('a fact that the record lacks has no row', () => expect(texts('bare', '.facts dt')).toEqual(['Beginn']));

test.each([
  ['bare', 'de'],
  ['free', 'en', 'Free entry'],
  ['past', 'de', 'Vorbei'],
] as const)('%s is stamped, in %s: %s', (state, locale, ...stamps) =>
  expect(texts(state, '.sheet > .stamp', locale)).toEqual(stamps),
);

test.each([
  ['whole', ['Tickets', 'In den Kalender', 'Teilen']],
  ['bare', ['In den Kalender', 'Teilen']],
  ['soldOut', ['In den Kalender', 'Teilen']],
  ['cancelled', ['Teilen']],
  ['past', []],
])('%s offers %j', (state, links) =>
  expect(texts(state, '.act > a, .act summary, .act button')).toEqual(links),
);

test('the links lead to the tickets and to the calendar of this concert', () => {
  const links = root('whole').querySelectorAll('.act a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://tickets.example.com/1',
    '/live/x.ics',
    expect.stringMatching(/^https:\/\/calendar\.google\.com\//),
    expect.stringMatching(/^https:\/\/outlook\.live\.com\//),
  ]);
  for (const link of links.slice(2)) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(link.text).toContain('öffnet in neuem Tab');
  }
  expect(links[0]?.getAttribute('aria-label')).toMatch(/^Tickets – 4. Dez.* \(öffnet in neuem Tab\)$/);
});

test.each([
  ['cancelled', ['Abgesagt: 20:00', 'Abgesagt: 20:00']],
  ['postponed', ['Fr., 4. Dezember 2026', 'Verschoben: 20:00']],
  ['moved', ['Sa., 10. Oktober 2026']],
  ['bare', []],
])('of %s these are struck through, in words, too: %j', (state, struck) =>
  expect(texts(state, 's')).toEqual(struck),
);

test.each([
  ['soldOut', 'war 19 €'],
  ['cancelled', 'Geld zurück gibt es dort, wo du sie gekauft hast. | bei tickets.example.com'],
  ['free', 'frei'],
])('the entry of %s: %s', (state, words) => expect(texts(state, '.facts dd').at(-1)).toBe(words));

test.each([
  ['whole', ['20:00 Kulturhalle am Kanal, Wien']],
  ['otherZone', ['19:00 London']],
  ['timeUnknown', []],
  ['postponed', []],
  ['lateNight', ['00:30 ']],
])('hour and place of %s stand below its day: %j', (state, brief) =>
  expect(texts(state, '.when > .brief')).toEqual(brief),
);

test('E1 the day is a time with its offset, or with the day alone', () => {
  const times = (state: string) => root(state).querySelector('.when time')?.getAttribute('datetime');
  expect(times('bare')).toBe('2026-12-04T20:00:00+01:00');
  expect(times('timeUnknown')).toBe('2026-12-04');
  expect(texts('timeUnknown', '.facts dd')[0], 'an unknown hour is a word').toBe('folgt');
});

test.each([
  ['2026-12-04', '0 -681 1062 687', 'translate(232 0) rotate(-90) scale(0.3442)', '288', '1961', '774'],
  ['2027-01-28', '0 -681 1036 687', 'translate(243 0) rotate(-90) scale(0.2831)', '299', '2384', '737'],
  ['2027-05-12', '0 -681 968 687', 'translate(213 0) rotate(-90) scale(0.3150)', '269', '2143', '699'],
])('the month on the badge of %s is as long as the figures are high', (day, ...geometry) => {
  const badge = pageOf({ date: `${day}T19:00:00Z` }).querySelector('.turned svg');
  const texts = badge?.querySelectorAll('text') ?? [];
  const values = ['transform', 'x', 'textLength'].flatMap((name) =>
    texts.map((text) => text.getAttribute(name)),
  );
  expect([badge?.getAttribute('viewBox'), ...values.filter(Boolean)]).toEqual(geometry);
});

test.each(['2026-12-04', '2027-01-28', '2027-05-12', '2027-10-17'])(
  'on a wide page month, figures and weekday of %s begin below each other, without the space beside their first letters',
  (day) => {
    const begins = pageOf({ date: `${day}T19:00:00Z` })
      .querySelectorAll('.stack svg')
      .map((line, index) => {
        const [box = NaN, , width = NaN] = (line.getAttribute('viewBox') ?? '').split(' ').map(Number);
        const [letter = ''] = line.text.trim();
        const drawn = outline(letter, index === 0 ? 125 : 50);
        const [, unit = ''] = /scale\((\S+)/.exec(drawn) ?? [];
        const places = [...drawn.matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x) * Number(unit) * 1000);
        return (Math.min(...places) - box) / width;
      });
    expect(begins).toHaveLength(3);
    for (const share of begins) expect(Math.abs(share)).toBeLessThan(0.01);
  },
);

test('a note in one language is marked with it on the other page', () => {
  const note = (locale: 'de' | 'en') =>
    pageOf({ note: { de: 'Gilt weiter.' } }, { locale }).querySelector('.facts .note');
  expect([note('en')?.text, note('en')?.getAttribute('lang')]).toEqual(['Gilt weiter.', 'de']);
  expect(note('de')?.getAttribute('lang')).toBeUndefined();
});

test('a concert in another zone names the city of its times, and a start after midnight its night', () => {
  expect(texts('otherZone', '.clock')).toEqual(['19:00']);
  expect(texts('otherZone', '.facts dd .dim')[0]).toContain('London');
  expect(texts('lateNight', '.turned text')).toEqual(['Dez', '04']);
  expect(texts('lateNight', '.facts dd .dim')).toEqual(['Nacht von Freitag auf Samstag']);
});

test('a cancelled concert leads nobody to its place', () => {
  const change = { venue: 'Flucc', access: { de: 'Stufenlos.', en: 'Step-free.' } };
  const places = (status: string) =>
    pageOf({ ...change, status }).querySelectorAll('.ways, .facts .note').length;
  expect([places('planned'), places('cancelled')]).toEqual([2, 0]);
});

describe.each(Object.keys(states))('%s', (state) =>
  test.each(['de', 'en'] as const)(
    'has one heading with its name, and no markup of its texts, in %s',
    (locale) => {
      const page = root(state, locale);
      const { name } = shownIn(state).concert;
      const heading = page.querySelectorAll('h1');
      expect(heading).toHaveLength(1);
      expect((heading[0]?.querySelector('.visually-hidden') ?? heading[0])?.text).toBe(name);
      expect(page.querySelector('script, b b, [style]')).toBeNull();
      expect(page.text).not.toMatch(/undefined|NaN|\{\{/);
    },
  ),
);

test('below stand the next three concerts, with links to their pages', () => {
  expect(texts('bare', '.next h3')).toEqual(['Konzert 0', 'Konzert 1', 'Konzert 2']);
  expect(root('bare', 'en').querySelector('.next h3 a')?.getAttribute('href')).toBe(
    '/en/live/2026-12-11-konzert',
  );
});

test('below the last concert there is only the way to all', () => {
  const { concert } = shownIn('bare');
  const page = parse(nextConcerts([past, concert], concert, contextIn('de')).text);
  expect(page.querySelectorAll('.next h2, .next li')).toEqual([]);
  expect(page.querySelector('.next a')?.getAttribute('href')).toBe('/live/alle');
});

test('a removed concert says so, and shows the next three', () => {
  const page = parse(removedContent('weg', [past, ...next], contextIn('de')).html);
  expect(page.querySelector('h1')?.text).toBe('Dieses Konzert gibt es nicht mehr');
  expect(page.querySelectorAll('.next li')).toHaveLength(3);
});

test('the state changes with the content, and only with it', () => {
  expect(content('bare').state).toBe(content('bare').state);
  const all = Object.keys(states).map((state) => content(state).state);
  expect(new Set(all).size).toBe(all.length);
  const element = root('bare').querySelector('#concert-state');
  expect(element?.getAttribute('value')).toBe(content('bare').state);
  expect(element?.getAttribute('data-address')).toBe('/api/concertPage/de/x');
});
