import { expect, test } from 'vitest';
import { dayInText } from '../../../../../../src/features/contact/desk/data/dayInText.ts';

const received = new Date('2026-11-25T12:00:00Z');

test.each([
  ['am 3. Juli hätten wir frei', '2027-07-03'],
  ['am 30.Nov.', '2026-11-30'],
  ['am 6. Jänner oder so', '2027-01-06'],
  ['am 4.5. bei uns im Hof', '2027-05-04'],
  ['on 3 July, doors at 7', '2027-07-03'],
  ['on July 3rd, 2027', '2027-07-03'],
  ['on May 1', '2027-05-01'],
  ['am 3. Juli (3.7.2027), also 2027-07-03', '2027-07-03'],
  ['heute, 25. November', '2026-11-25'],
  ['am 5.8.27, im Hof', '2027-08-05'],
  ['am 4.5. 20 Uhr', '2027-05-04'],
  ['um 20:30, 3. Juli', '2027-07-03'],
  ['July 3, 8-11pm', '2027-07-03'],
  ['at 8, July 3', '2027-07-03'],
  ['12 may come on May 3', '2027-05-03'],
])('%j names %s', (text, day) => expect(dayInText(text, received)).toBe(day));

test.each([
  ['no day', 'Spielt ihr bei uns?'],
  ['two days', 'am 3. oder 4. Juli, lieber am 5. Juli'],
  ['days joined by a dash', '12.–14. Mai 2027'],
  ['days joined by a slash', '12./13. Mai'],
  ['days joined by “und”', 'am 12. und am 13. März'],
  ['days joined by “bis”', 'vom 1. bis 3.7.27'],
  ['English days joined by “to”', 'the 15th to the 16th of May'],
  ['English days in words after a month', 'May 12th or 13th, 2027'],
  ['a verb that is a month', 'may 3 friends come? 12 may'],
  ['a verb that is a month, at the beginning', 'May 3 of us come?'],
  ['a day in the past', 'am 3. Juli 2024 wart ihr toll'],
  ['no such day', 'am 31. Juni'],
  ['an English date that may be two days', 'on 03/07/2027'],
  ['numbers that are no date', '12.50 Euro, 100.000 Leute, Version 1.2.3'],
  ['words that begin like a month', '2 Mails, 2 Augen und 3 Marken'],
])('names none: %s', (_, text) => expect(dayInText(text, received)).toBeUndefined());
