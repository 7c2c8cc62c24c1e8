import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { venueRecord, type VenueRecord } from '../../../../../../src/records/venue.ts';
import { accessQuestions } from '../../../../../../src/records/venueRules.ts';
import { accessFact, accessSection } from '../../../../../../src/features/concerts/page/access/access.ts';
import { translator } from '../../../../../../src/lib/i18n/i18n.ts';
import { concertOf, contextIn } from '../shown.ts';

const note = { de: 'Über den <Hof>.', en: 'Across the <yard>.' };
const answers: VenueRecord['access'] = {
  stepFreeEntrance: { answer: 'yes', note },
  stepFreeStage: { answer: 'partly' },
  accessibleToilet: { answer: 'no' },
  seatOnRequest: { answer: 'unknown' },
  hearingLoop: { answer: 'yes' },
  quietPlace: { answer: 'yes' },
  companionTicket: { answer: 'yes' },
  checkedOn: '2026-11-03',
};

const name = '<Lampenfieber> & Co.?message=x#y';

function shownAt(known?: VenueRecord['access'], change: object = {}) {
  const concert = concertOf({ name, ...change });
  const venue = { id: 'halle', ...venueRecord.parse({ name: 'Halle', city: 'Wien', access: known }) };
  return { concert, venue: known && venue };
}
const render = (locale: 'de' | 'en', known: VenueRecord['access'], change?: object) =>
  parse(accessSection(shownAt(known, change), contextIn(locale))?.text ?? '');
const fact = (known?: VenueRecord['access'], change?: object) =>
  parse(accessFact(shownAt(known, change), contextIn('de'))?.text ?? '');

const rows = (page: ReturnType<typeof render>) =>
  page.querySelectorAll('dl > div').map((row) => ({
    question: row.querySelector('dt')?.text,
    sign: row.querySelector('use')?.getAttribute('href'),
    answer: row.querySelector('dd')?.text,
    note: row.querySelector('.note')?.text,
  }));

const messagesOf = (page: ReturnType<typeof render>) =>
  page.querySelectorAll('a').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://match.test');
    return [pathname, searchParams.get('message')];
  });

test.each([
  ['de', 'ja', 'zum Teil', 'nein', 'Sitzplatz auf Wunsch unbekannt: frag uns'],
  ['en', 'yes', 'partly', 'no', 'Seat on request unknown: ask us'],
] as const)('each answer has a sign and a word, and its note (%s)', (locale, yes, partly, no, unknown) => {
  const page = render(locale, answers);
  const t = translator(locale);

  expect(rows(page).slice(0, 4)).toEqual([
    { question: t('access:stepFreeEntrance'), sign: '#access-yes', answer: yes, note: note[locale] },
    { question: t('access:stepFreeStage'), sign: '#access-partly', answer: partly },
    { question: t('access:accessibleToilet'), sign: '#access-no', answer: no },
    { question: t('access:seatOnRequest'), sign: '#access-unknown', answer: unknown },
  ]);
  for (const { sign = '' } of rows(page)) expect(page.querySelector(`symbol${sign}`)).not.toBeNull();
  expect(page.querySelector('yard, hof, lampenfieber')).toBeNull();
});

test('an unknown answer is a link to the contact page with the question, and a sentence asks for all of them', () => {
  const message = (questions: string) => [
    '/kontakt',
    `Hallo! Ich möchte zu „${name}, Halle, Wien“ kommen und habe eine Frage zur Barrierefreiheit. ${questions}: Wie ist das dort?`,
  ];
  expect(messagesOf(render('de', answers))).toEqual([
    message('Sitzplatz auf Wunsch'),
    message('Stroboskop'),
    message('Sitzplatz auf Wunsch, Stroboskop'),
  ]);
});

test('the day of the last check stands below the answers; without it and with every answer known there is nothing', () => {
  const time = render('en', answers).querySelector('time');
  const sentence = 'Last checked on 3\u00a0November\u00a02026.';
  expect([time?.getAttribute('datetime'), time?.text]).toEqual(['2026-11-03', sentence]);
  const known = Object.fromEntries(accessQuestions.map((question) => [question, { answer: 'yes' as const }]));
  expect(render('en', known).querySelectorAll('a, time, p')).toEqual([]);
});

test.each([
  [undefined, { venue: 'Alte Halle', city: 'Graz' }, 'Alte Halle, Graz'],
  [{ quietPlace: { answer: 'unknown' } }, {}, 'Halle, Wien'],
] as const)(
  'where nothing is known one sentence with one link asks for all, at %j %j',
  (known, change, place) => {
    const row = fact(known, change);
    expect(row.text).toBe(
      'Zur Barrierefreiheit wissen wir hier noch nichts. Frag uns, wir fragen dort nach.',
    );
    expect(messagesOf(row)).toEqual([['/kontakt', expect.stringContaining(`${name}, ${place}“`)]]);
    for (const question of accessQuestions)
      expect(messagesOf(row)[0]?.[1]).toContain(translator('de')(`access:${question}`));
    expect(render('de', known, change).text).toBe('');
  },
);

const own = { access: { de: 'Stufenlos.', en: 'Step-free.' }, venue: 'Keller' };

test.each([
  ['its own words, and a question for the rest', own, /^Stufenlos\. Mehr wissen wir noch nicht\. Frag uns, /],
  ['its own words alone without a venue', { ...own, venue: undefined }, /^Stufenlos\.$/],
  ['nothing without a venue', {}, /^$/],
  ['nothing once it is over', { ...own, date: '2026-10-02T18:00:00Z' }, /^$/],
  ['nothing where it is cancelled', { ...own, status: 'cancelled' }, /^$/],
])('the row of a concert shows %s', (_, change, words) =>
  expect(fact(undefined, change).text).toMatch(words),
);

test.each([
  ['cancelled', { status: 'cancelled' }, 0],
  ['over', { date: '2026-11-22T09:29:59Z' }, 0],
  ['running', { date: '2026-11-22T09:30:00Z' }, 8],
  ['postponed', { status: 'postponed' }, 8],
])('a concert that is %s has its answers only while somebody can come: %j', (_, change, count) =>
  expect(rows(render('de', answers, change))).toHaveLength(count),
);
