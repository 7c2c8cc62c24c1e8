import { expect, test } from 'vitest';
import { dayInText } from '../../../../../../src/features/contact/desk/data/dayInText.ts';

const received = new Date('2026-11-25T12:00:00Z');

test.each([
  ['am 3. Juli hätten wir frei', '2027-07-03'],
  ['am 3. Juli 2028', '2028-07-03'],
  ['am 30.Nov.', '2026-11-30'],
  ['am 6. Jänner oder so', '2027-01-06'],
  ['am 4.5. bei uns im Hof', '2027-05-04'],
  ['am 04. 05. 2028', '2028-05-04'],
  ['on 3 July, doors at 7', '2027-07-03'],
  ['on the 3rd of July 2027', '2027-07-03'],
  ['on July 3rd, 2027', '2027-07-03'],
  ['on May 1', '2027-05-01'],
  ['2027-07-03', '2027-07-03'],
  ['am 3. Juli (3.7.2027), also 2027-07-03', '2027-07-03'],
  ['heute, 25. November', '2026-11-25'],
])('%j names %s', (text, day) => expect(dayInText(text, received)).toBe(day));

test.each([
  ['no day', 'Spielt ihr bei uns?'],
  ['two days', 'am 3. oder 4. Juli, lieber am 5. Juli'],
  ['a day in the past', 'am 3. Juli 2024 wart ihr toll'],
  ['no such day', 'am 31. Juni'],
  ['an English date that may be two days', 'on 03/07/2027'],
  ['numbers that are no date', '12.50 Euro, 100.000 Leute, Version 1.2.3'],
  ['words that begin like a month', '2 Mails, 2 Augen und 3 Marken'],
])('names none: %s', (_, text) => expect(dayInText(text, received)).toBeUndefined());
