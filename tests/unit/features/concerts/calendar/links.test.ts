import { expect, test } from 'vitest';
import { calendarOf } from '../../../../../src/features/concerts/calendar/calendar.ts';
import { calendarLinks, googleSubscription } from '../../../../../src/features/concerts/calendar/links.ts';
import { concertOf, contextIn, shownIn } from '../page/shown.ts';

const linksOf = (state: string, locale: 'de' | 'en' = 'de') => {
  const { google, outlook, file } = calendarLinks(shownIn(state), contextIn(locale));
  const values = (url: string) => Object.fromEntries(new URL(url).searchParams);
  return { google: values(google), outlook: values(outlook), file };
};

test.each([
  ['whole', '20261204T190000Z/20261204T220000Z', ['2026-12-04T19:00:00Z', '2026-12-04T22:00:00Z', undefined]],
  ['bare', '20261204T190000Z/20261204T213000Z', ['2026-12-04T19:00:00Z', '2026-12-04T21:30:00Z', undefined]],
  ['timeUnknown', '20261204/20261205', ['2026-12-04', '2026-12-05', 'true']],
])('the links of %s hold beginning and end, or the whole day', (state, dates, [start, end, allday]) => {
  const { google, outlook } = linksOf(state);
  expect(google).toMatchObject({ action: 'TEMPLATE', dates, ctz: 'Europe/Vienna' });
  expect([outlook.startdt, outlook.enddt, outlook.allday]).toEqual([start, end, allday]);
});

test.each(['de', 'en'] as const)('name, place and description are those of the file, in %s', (locale) => {
  const shown = shownIn('whole');
  const { t, origin } = contextIn(locale);
  const venues = new Map(shown.venue && [['v', shown.venue]]);
  const concert = { ...shown.concert, venueId: 'v' };
  const file = calendarOf([concert], { locale, t, origin, venues }).replaceAll('\r\n ', '');
  const property = (name: string) =>
    new RegExp(`^${name}:(.*)\\r$`, 'm')
      .exec(file)?.[1]
      ?.replaceAll(String.raw`\n`, '\n')
      .replaceAll('\\', '');
  const { google, outlook } = linksOf('whole', locale);
  const facts = ['SUMMARY', 'LOCATION', 'DESCRIPTION'].map(property);
  expect([google.text, google.location, google.details]).toEqual(facts);
  expect([outlook.subject, outlook.location, outlook.body?.replaceAll('<br>', '\n')]).toEqual(facts);
});

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['&amp;', '&amp;amp;'],
])('Outlook, which reads HTML, gets the note %j as text', (note, text) => {
  const { google, outlook } = calendarLinks({ concert: concertOf({ note: { de: note } }) }, contextIn('de'));
  expect(new URL(outlook).searchParams.get('body')).toContain(`${text}<br>`);
  expect(new URL(google).searchParams.get('details')).toContain(note);
});

test('Google’s calendar subscribes to the address of ours', () =>
  expect(
    Object.fromEntries(new URL(googleSubscription('https://match.test/termine.ics')).searchParams),
  ).toEqual({
    cid: 'webcal://match.test/termine.ics',
  }));
