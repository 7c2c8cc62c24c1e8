import { expect, test } from 'vitest';
import { messageParameter } from '../../../../../../src/config/contact.ts';
import { accessRows, askUrl } from '../../../../../../src/features/concerts/page/access/access.ts';
import { accessQuestions } from '../../../../../../src/records/venueRules.ts';
import { translator } from '../../../../../../src/lib/i18n/i18n.ts';

const note = { de: 'Über den Hof.', en: 'Across the yard.' };

test('a venue without a record or without answers is unknown in every question, in the order of the page', () => {
  const unknown = accessQuestions.map((question) => ({ question, answer: 'unknown' }));
  expect(accessRows(undefined)).toEqual(unknown);
  expect(accessRows({})).toEqual(unknown);
  expect(accessRows({ access: { checkedOn: '2026-11-03' } })).toEqual(unknown);
});

test('answers have their notes; the others are unknown', () => {
  const rows = accessRows({
    access: { quietPlace: { answer: 'partly', note }, strobeLight: { answer: 'no' } },
  });
  expect(rows.filter(({ answer }) => answer !== 'unknown')).toEqual([
    { question: 'quietPlace', answer: 'partly', note },
    { question: 'strobeLight', answer: 'no' },
  ]);
});

test.each([
  [
    'de',
    { name: 'Lampenfieber & Co.', venue: 'Kulturhalle', city: 'Wien' },
    'Hallo! Ich möchte zu „Lampenfieber & Co., Kulturhalle, Wien“ kommen und habe eine Frage zur Barrierefreiheit. Höranlage, Stroboskop: Wie ist das dort?',
  ],
  [
    'en',
    { name: 'Lampenfieber?message=x#y' },
    'Hello! I would like to come to “Lampenfieber?message=x#y” and have a question about access. Hearing loop, Strobe light: how is it there?',
  ],
] as const)('the address holds the question with concert and venue (%s)', (locale, concert, message) => {
  const address = askUrl('/kontakt', concert, ['hearingLoop', 'strobeLight'], translator(locale));
  const { pathname, searchParams } = new URL(address, 'https://match.test');
  expect([pathname, ...searchParams]).toEqual(['/kontakt', [messageParameter, message]]);
});
