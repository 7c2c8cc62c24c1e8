import { expect, test } from 'vitest';
import { type Group, groups } from '../../../../../../src/features/desk/concerts/data/groups.ts';
import {
  emptyConcert,
  type TypedConcert,
} from '../../../../../../src/features/desk/concerts/data/typedConcert.ts';
import { groupText } from '../../../../../../src/features/desk/concerts/form/groupText.ts';
import { translator } from '../../../../../../src/features/desk/frame/translate.ts';

const t = translator('de');
const text = (group: Group, typed: Partial<TypedConcert> = {}) =>
  groupText(group, { ...emptyConcert, ...typed }, 'de', t).replaceAll('\u00a0', ' ');

test.each<[Group, Partial<TypedConcert>, string]>([
  ['name', { name: 'Lampenfieber' }, 'Lampenfieber'],
  ['date', { date: '2026-12-04' }, 'Fr., 4. Dezember 2026'],
  ['time', { time: '20:00' }, '20:00'],
  ['time', { time: '02:30', season: 'summer' }, '02:30, Das erste, noch in Sommerzeit'],
  ['time', { time: '20:00', season: 'winter', isTimeOpen: true }, 'noch offen'],
  ['venue', { venue: 'Flucc', city: 'Wien' }, 'Flucc, Wien'],
  ['venue', { venue: 'Flucc' }, 'Flucc'],
  ['venue', { city: 'Wien' }, 'Wien'],
  ['doors', { doors: '19:00' }, '19:00'],
  ['end', { end: '23:00' }, '23:00'],
  ['support', { support: 'Fernlicht\nDie zweite Kassa' }, 'Fernlicht, Die zweite Kassa'],
  ['price', { priceFrom: '18', priceTo: '22,50' }, '18–22,50 €'],
  ['price', { priceFrom: '18' }, '18 €'],
  ['price', { priceTo: '22' }, '22 €'],
  ['tickets', { ticketUrl: 'https://tickets.example' }, 'https://tickets.example'],
  ['note', { noteDe: 'Hallo', noteEn: 'Hello' }, 'Hallo / Hello'],
  ['note', { noteEn: 'Hello' }, 'Hello'],
  ['note', { noteDe: 'Hallo' }, 'Hallo'],
  ['status', {}, 'Findet statt'],
  ['status', { previousDate: '2026-12-03T19:00:00Z' }, 'Neuer Tag'],
  ['status', { status: 'cancelled', previousDate: '2026-12-03T19:00:00Z' }, 'Abgesagt'],
])('%s of %j in words: %s', (group, typed, words) => expect(text(group, typed)).toBe(words));

test.each((Object.keys(groups) as Group[]).filter((group) => group !== 'status'))(
  'no %s is called empty',
  (group) => expect(text(group)).toBe('– leer –'),
);
