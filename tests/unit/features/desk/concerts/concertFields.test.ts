import { expect, test } from 'vitest';
import { newConcert } from '../../../../../src/contracts/newConcert.ts';
import {
  toNewConcert,
  isAmbiguousTime,
  readConcertForm,
  concertErrors,
  type TypedConcert,
} from '../../../../../src/features/desk/concerts/concertFields.ts';

const now = new Date('2026-11-21T09:00:00Z');
const right: TypedConcert = {
  name: 'Lampenfieber',
  date: '2027-03-04',
  time: '20:00',
  season: '',
  venue: '',
  city: '',
  ticketUrl: '',
};

test.each<[Partial<TypedConcert>, string[]]>([
  [{}, []],
  [{ venue: 'Arena', city: 'Wien', ticketUrl: 'https://tickets.example.com/1' }, []],
  [{ name: '' }, ['error-concert-name']],
  [{ name: 'x'.repeat(120) }, []],
  [{ name: 'x'.repeat(121) }, ['error-concert-name']],
  [{ date: '' }, ['error-concert-date']],
  [{ time: '' }, ['error-concert-time']],
  [{ name: '', date: '', time: '' }, ['error-concert-name', 'error-concert-date', 'error-concert-time']],
  [{ date: '1949-12-31', time: '23:59' }, ['error-concert-date']],
  [{ date: '1950-01-01', time: '00:00' }, []],
  [{ date: '2036-11-21', time: '10:00' }, []],
  [{ date: '2036-11-21', time: '10:01' }, ['error-concert-date']],
  [{ date: '2027-03-28', time: '02:30' }, ['error-concert-skipped']],
  [{ date: '2027-10-31', time: '02:30' }, ['error-concert-season']],
  [{ date: '2027-10-31', time: '02:30', season: 'summer' }, []],
  [{ venue: 'x'.repeat(121) }, ['error-concert-venue']],
  [{ city: 'x'.repeat(81) }, ['error-concert-city']],
  [{ ticketUrl: 'tickets.example.com' }, ['error-concert-ticketUrl']],
  [{ ticketUrl: 'http://tickets.example.com' }, ['error-concert-ticketUrl']],
  [{ ticketUrl: 'javascript:alert(1)' }, ['error-concert-ticketUrl']],
])('%j: %j', (change, keys) => {
  const typed = { ...right, ...change };

  expect(concertErrors(typed, now).map(({ key }) => key)).toEqual(keys);
  // The server accepts every value that the form accepts.
  if (keys.length === 0) expect(newConcert(now).safeParse(toNewConcert(typed)).success).toBe(true);
});

test.each<[Partial<TypedConcert>, string]>([
  [{}, '2027-03-04T20:00:00+01:00'],
  [{ date: '2027-07-02' }, '2027-07-02T20:00:00+02:00'],
  [{ date: '2027-10-31', time: '02:30', season: 'summer' }, '2027-10-31T02:30:00+02:00'],
  [{ date: '2027-10-31', time: '02:30', season: 'winter' }, '2027-10-31T02:30:00+01:00'],
  // Chosen before the day was reduceQueue.
  [{ date: '2027-07-02', season: 'winter' }, '2027-07-02T20:00:00+02:00'],
])('%j begins at %s', (change, date) => {
  expect(toNewConcert({ ...right, ...change })).toEqual({ name: 'Lampenfieber', date });
});

test('asks for the season only in the hour that occurs twice', () => {
  expect(isAmbiguousTime(right)).toBe(false);
  expect(isAmbiguousTime({ ...right, date: '2027-10-31', time: '02:00' })).toBe(true);
  expect(isAmbiguousTime({ ...right, date: '2027-10-31', time: '03:00' })).toBe(false);
});

test('reads the fields without surrounding spaces; a missing control is empty', () => {
  const form = new FormData();
  form.set('concert-name', '  Lampenfieber ');
  form.set('concert-date', '2027-03-04');
  form.set('concert-time', '20:00');

  expect(readConcertForm(form)).toEqual(right);
});
