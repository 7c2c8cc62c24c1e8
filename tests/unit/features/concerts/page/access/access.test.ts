import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { venueRecord, type VenueRecord } from '../../../../../../src/records/venue.ts';
import { accessQuestions } from '../../../../../../src/records/venueRules.ts';
import { access } from '../../../../../../src/features/concerts/page/access/access.ts';
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

function render(locale: 'de' | 'en', known?: VenueRecord['access'], place: object = {}) {
  const concert = concertOf({ name, ...place });
  const venue = { id: 'halle', ...venueRecord.parse({ name: 'Halle', city: 'Wien', access: known }) };
  return parse(access({ concert, venue: known && venue }, contextIn(locale)).text);
}

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

test.each([
  ['de', 'Zuletzt nachgesehen am 3. November 2026.'],
  ['en', 'Last checked on 3 November 2026.'],
] as const)('the day of the last check stands below the answers (%s)', (locale, sentence) => {
  const time = render(locale, answers).querySelector('time');
  expect([time?.getAttribute('datetime'), time?.text]).toEqual(['2026-11-03', sentence]);
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

test('with every answer known nothing asks, and without a day none is shown', () => {
  const known = Object.fromEntries(accessQuestions.map((question) => [question, { answer: 'yes' as const }]));
  expect(render('en', known).querySelectorAll('a, time, .lead')).toEqual([]);
});

test.each([
  [{}, name],
  [{ venue: 'Alte Halle', city: 'Graz' }, `${name}, Alte Halle, Graz`],
])(
  'without a record of the venue every answer is unknown, and the concert names the place: %j',
  (place, words) => {
    const page = render('en', undefined, place);

    expect(rows(page).map(({ sign }) => sign)).toEqual(accessQuestions.map(() => '#access-unknown'));
    expect(messagesOf(page)[0]?.[1]).toContain(`“${words}”`);
    expect(page.querySelector('time')).toBeNull();
  },
);

test.each([{}, { checkedOn: '2026-11-03' }])('without answers every one is unknown: %j', (known) =>
  expect(rows(render('de', known))).toEqual(rows(render('de'))),
);
