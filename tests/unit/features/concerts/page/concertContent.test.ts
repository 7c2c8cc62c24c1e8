import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { concertContent, removedContent } from '../../../../../src/features/concerts/page/concertContent.ts';
import { nextConcerts } from '../../../../../src/features/concerts/page/nextConcerts.ts';
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
const texts = (state: string, selector: string, locale: 'de' | 'en' = 'de') =>
  root(state, locale)
    .querySelectorAll(selector)
    .map(({ text }) => text.replaceAll('\u00a0', ' ').replaceAll('\n', ' | '));

test('a whole record shows all its facts, in their order', () => {
  expect(texts('whole', '.facts dt')).toEqual(['Wann', 'Wo', 'Davor', 'Eintritt', 'Gut zu wissen']);
  expect(texts('whole', '.clocks > span')).toEqual(['Beginn 20:00', 'Einlass 19:00', 'Ende 23:00']);
  expect(texts('whole', '.facts dd').slice(1)).toEqual([
    'Kulturhalle am Kanal | Uferzeile 12, 1020 Wien | Auf der Karte',
    'FernlichtDie zweite Kassa',
    '22 € bis 26,50 €',
    'Ohrstöpsel liegen beim Eingang.',
  ]);
  expect(texts('whole', '.facts dd', 'en').slice(3)).toEqual([
    '€22 to €26.50',
    'Earplugs are at the entrance.',
  ]);
});

test('the map is a plain link to OpenStreetMap with the address', () => {
  const map = root('whole').querySelectorAll('.facts a').at(-1)?.getAttribute('href') ?? '';
  const { origin, searchParams } = new URL(map);
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('query')).toBe('Kulturhalle am Kanal, Uferzeile 12, 1020 Wien');
});

test.each([
  ['a link to its website', 'https://halle.example', [['Kulturhalle am Kanal', 'https://halle.example']]],
  ['no link where it has none', undefined, []],
])('the name of the venue is %s', (_, website, links) => {
  const { concert, venue } = shownIn('whole');
  const { html } = concertContent({ concert, venue: venue && { ...venue, website } }, [], contextIn('de'));
  const found = parse(html).querySelectorAll('.facts a');
  expect(found.slice(0, -1).map((link) => [link.text, link.getAttribute('href')])).toEqual(links);
});

test('a fact that the record lacks has no row', () => {
  expect(texts('bare', '.facts dt')).toEqual(['Wann']);
  expect(root('bare').querySelector('.stamp')).toBeNull();
});

test.each([
  ['soldOut', 'de', 'Ausverkauft'],
  ['cancelled', 'de', 'Abgesagt'],
  ['postponed', 'de', 'Verschoben'],
  ['moved', 'de', 'Neuer Tag'],
  ['moved', 'en', 'New date'],
  ['free', 'en', 'Free entry'],
] as const)('%s is stamped, in %s: %s', (state, locale, stamp) =>
  expect(texts(state, '.sheet > .stamp', locale)).toEqual([stamp]),
);

test.each([
  ['whole', ['Tickets', 'In den Kalender', 'Teilen']],
  ['moved', ['Tickets', 'In den Kalender', 'Teilen']],
  ['bare', ['In den Kalender', 'Teilen']],
  ['soldOut', ['In den Kalender', 'Teilen']],
  ['cancelled', ['Teilen']],
  ['postponed', ['Teilen']],
  ['past', []],
])('%s offers %j', (state, links) => expect(texts(state, '.act a, .act button')).toEqual(links));

test('the links lead to the tickets and to the calendar of this concert', () => {
  const links = root('whole').querySelectorAll('.act a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://tickets.example.com/1',
    '/live/x.ics',
  ]);
  expect(links[0]?.getAttribute('aria-label')).toMatch(/^Tickets – 4. Dez.* \(öffnet in neuem Tab\)$/);
});

test.each([
  ['cancelled', ['20:00']],
  ['postponed', ['Fr., 4. Dezember 2026', '20:00']],
  ['moved', ['Sa., 10. Oktober 2026']],
  ['bare', []],
])('of %s these are struck through: %j', (state, struck) => expect(texts(state, 's')).toEqual(struck));

test.each([
  ['soldOut', 'war 19 €'],
  ['cancelled', 'kommt zurück, und zwar von selbst'],
  ['free', 'frei'],
])('the entry of %s: %s', (state, words) => expect(texts(state, '.facts dd').at(-1)).toBe(words));

test('E1 the day is a time with its offset, or with the day alone', () => {
  const times = (state: string) => root(state).querySelector('.when time')?.getAttribute('datetime');
  expect(times('bare')).toBe('2026-12-04T20:00:00+01:00');
  expect(times('timeUnknown')).toBe('2026-12-04');
});

test('a postponed concert shows no day of its own', () => {
  expect(texts('postponed', '.turned text')).toEqual(['??']);
  expect(texts('bare', '.turned text')).toEqual(['Dez', '04']);
});

test.each([
  ['2026-12-04', '0 -681 1062 687', 'translate(232 0) rotate(-90) scale(0.3442)', '288', '1961', '774'],
  ['2027-01-28', '0 -681 1036 687', 'translate(243 0) rotate(-90) scale(0.2831)', '299', '2384', '737'],
  ['2027-05-12', '0 -681 968 687', 'translate(213 0) rotate(-90) scale(0.3150)', '269', '2143', '699'],
])('the month on the badge of %s is as long as the figures are high', (day, ...geometry) => {
  const { html } = concertContent({ concert: concertOf({ date: `${day}T19:00:00Z` }) }, [], contextIn('de'));
  const badge = parse(html).querySelector('.turned svg');
  const texts = badge?.querySelectorAll('text') ?? [];
  const values = ['transform', 'x', 'textLength'].flatMap((name) =>
    texts.map((text) => text.getAttribute(name)),
  );
  expect([badge?.getAttribute('viewBox'), ...values.filter(Boolean)]).toEqual(geometry);
});

test('below, a postponed concert is left out, and an unknown former hour is no new time', () => {
  const off = concertOf({ date: '2026-12-10T19:00:00Z', status: 'postponed' }, 'off');
  const moved = { date: '2026-12-11T19:00:00Z', previousDate: '2026-12-11T22:59:00Z' };
  const page = parse(nextConcerts([off, concertOf(moved, 'timed')], undefined, contextIn('de')).text);
  const words = (selector: string) => page.querySelectorAll(selector).map(({ text }) => text);
  expect(words('.badge')).toEqual(['Dez11']);
  expect(words('.ticket-stamp')).toEqual([]);
});

test('a note in one language is marked with it on the other page', () => {
  const note = (locale: 'de' | 'en') => {
    const shown = { concert: concertOf({ note: { de: 'Gilt weiter.' } }) };
    return parse(concertContent(shown, [], contextIn(locale)).html).querySelector('.facts .note');
  };
  expect([note('en')?.text, note('en')?.getAttribute('lang')]).toEqual(['Gilt weiter.', 'de']);
  expect(note('de')?.getAttribute('lang')).toBeUndefined();
});

test('an unknown hour is a sentence', () =>
  expect(texts('timeUnknown', '.clocks')).toEqual(['Beginn folgt']));

test('a concert in another zone names the city of its times', () => {
  expect(texts('otherZone', '.clocks')).toEqual(['Beginn 19:00']);
  expect(texts('otherZone', '.facts dd .dim')[0]).toContain('London');
});

test('a start after midnight belongs to the evening before', () => {
  expect(texts('lateNight', '.turned text')).toEqual(['Dez', '04']);
  expect(texts('lateNight', '.facts dd .dim')).toEqual(['Nacht von Freitag auf Samstag']);
});

test('a past sheet is marked', () => {
  expect(root('past').querySelector('.sheet')?.hasAttribute('data-past')).toBe(true);
  expect(root('bare').querySelector('.sheet')?.hasAttribute('data-past')).toBe(false);
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

test('every value is escaped', () => {
  const { html } = content('markup');
  expect(html).toContain('&lt;b&gt;&amp;&quot;Laut&quot;');
  expect(html).toContain('&lt;script&gt;');
});

test('below stand the next three concerts, with links to their pages', () => {
  expect(texts('bare', '.next h3')).toEqual(['Konzert 0', 'Konzert 1', 'Konzert 2']);
  expect(root('bare', 'en').querySelector('.next h3 a')?.getAttribute('href')).toBe(
    '/en/live/2026-12-11-konzert',
  );
});

test.each([
  ['2026-12-11T20:00:00+01:00', '2026-12-11T19:00:00Z', false],
  ['2026-12-11', '2026-12-11T22:59:00Z', true],
])('below, the day of a concert is the time %s', (dateTime, date, timeUnknown) => {
  const open = concertOf({ date, timeUnknown }, 'open');
  const page = parse(nextConcerts([open], shownIn('bare').concert, contextIn('de')).text);
  expect(page.querySelector('.next time')?.getAttribute('datetime')).toBe(dateTime);
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
