import { expect, test } from 'vitest';
import type { ConcertValues } from '../../../../../../src/records/concert.ts';
import { concertKind } from '../../../../../../src/features/concerts/desk/data/concertKind.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const t = translator('de');
const { toForm } = concertKind;
const fieldsOf = (values: ConcertValues, base?: ReturnType<typeof concertOf>) =>
  concertKind.findErrors(values, base, t).map(({ field }) => field);

const skipped = (label: string) =>
  `„${label}“: Diese Uhrzeit gibt es an dem Tag nicht, die Uhr springt in dieser Nacht vor.`;

test.each<[Partial<ConcertValues>, keyof ConcertValues, string]>([
  [{ name: ' ' }, 'name', '„Name“ fehlt noch.'],
  [{ name: 'x'.repeat(121) }, 'name', '„Name“ ist zu lang, höchstens 120 Zeichen.'],
  [{ date: '', doors: '19:00', end: '22:00' }, 'date', '„Tag“ fehlt noch.'],
  [
    { date: '2087-01-01' },
    'date',
    '„Tag“ liegt zu weit weg: frühestens 1950, spätestens heute in zehn Jahren.',
  ],
  [{ date: '0206-12-04' }, 'date', '„Tag“: Das Jahr hat vier Ziffern.'],
  [{ date: '20267-12-04' }, 'date', '„Tag“: Das Jahr hat vier Ziffern.'],
  [{ date: '2027-03-28', time: '02:30', doors: '01:00' }, 'time', skipped('Beginn')],
  [{ date: '2027-10-31', time: '02:30' }, 'season', 'Bitte wählen: welches der beiden Male.'],
  [{ venue: 'Hall', country: 'US' }, 'timeZone', 'Bitte wählen: Zeitzone.'],
  [{ doors: '21:00' }, 'doors', '„Einlass“ muss vor dem Beginn sein.'],
  [{ showDate: '2026-12-01' }, 'showTime', '„Uhrzeit“ fehlt noch.'],
  [{ showTime: '18:00' }, 'showDate', '„Zeigen ab“ fehlt noch.'],
  [{ date: '2027-04-04', showDate: '2027-03-28', showTime: '02:30' }, 'showTime', skipped('Uhrzeit')],
  [{ showDate: '2026-12-04', showTime: '20:01' }, 'showDate', '„Zeigen ab“ muss vor dem Beginn sein.'],
  [{ end: '20:00' }, 'end', '„Ende“ muss nach dem Beginn sein.'],
  [{ support: 'x\n'.repeat(11) }, 'support', 'Bei „Support“ gehen höchstens 10 Einträge.'],
  [{ support: 'x'.repeat(121) }, 'support', 'Jeder Eintrag bei „Support“ hat höchstens 120 Zeichen.'],
  [
    { priceFrom: 'viel' },
    'priceFrom',
    '„viel“ ist kein Betrag, den wir lesen können. „Preis ab“ braucht einen wie 18 oder 18,50. Bei zwei Preisen steht der höhere bei „bis“.',
  ],
  [{ priceFrom: '10000,01' }, 'priceFrom', '„10000,01“ ist zu viel für „Preis ab“, höchstens 10000.'],
  [{ priceTo: '20' }, 'priceFrom', '„Preis ab“ fehlt noch.'],
  [{ priceFrom: '1', priceTo: '10001' }, 'priceTo', '„10001“ ist zu viel für „bis“, höchstens 10000.'],
  [{ priceFrom: '20', priceTo: '18' }, 'priceTo', '„bis“ ist kleiner als der Betrag davor.'],
  ...[
    'Abendkassa',
    'karten@lokal.at',
    'https://192.168.0.5/karten',
    'ftp://a.example',
    'https://[::1]/',
    'karten.local',
    'https://kassa.home.arpa.',
    'https://:geheim@lokal.at',
  ].map((ticketUrl): [Partial<ConcertValues>, keyof ConcertValues, string] => [
    { ticketUrl },
    'ticketUrl',
    '„Tickets“ braucht einen Link ins Netz. Ein Wort wie „Abendkassa“ oder eine E-Mail-Adresse gehört in die Notiz.',
  ]),
  [{ 'note-de': 'Nur so' }, 'note-en', '„Notiz auf Englisch“ fehlt noch.'],
])('says what is wrong with %j, at %s: %s', (fields, field, sentence) =>
  expect(concertKind.findErrors(typedOf(fields), undefined, t)).toEqual([{ field, sentence }]),
);

test.each<[string, Partial<ConcertValues>]>([
  ['an open hour', { time: '', isTimeOpen: true }],
  ['a repeated time with its season', { date: '2027-10-31', time: '02:30', season: 'winter' }],
  ['doors of the evening before', { time: '00:30', doors: '23:30' }],
  ['doors without a beginning', { time: '', isTimeOpen: true, doors: '19:00' }],
  ['an end after midnight', { end: '01:00' }],
  ['ten support acts', { support: 'x\n'.repeat(10) }],
  ['the highest price', { priceFrom: '10000' }],
  ['one price for all', { priceFrom: '20', priceTo: '20' }],
  ['spaces for a link and for notes', { ticketUrl: ' ', 'note-de': ' ', 'note-en': ' ' }],
  ['a link that is not secure', { ticketUrl: 'http://example.com' }],
  ['a domain with an umlaut', { ticketUrl: 'https://käferclub.wien/karten' }],
  ['a new venue in a zone that was chosen', { venue: 'Hall', country: 'US', timeZone: 'America/Chicago' }],
  ['no venue after all', { venue: ' ', country: 'US' }],
])('%s is right', (_, fields) => expect(fieldsOf(typedOf(fields))).toEqual([]));

test('names every error at once, in the order of the form', () => {
  const wrong = { ticketUrl: 'Abendkassa', doors: '21:00', name: '', priceFrom: 'x' };
  expect(fieldsOf(typedOf(wrong))).toEqual(['name', 'doors', 'priceFrom', 'ticketUrl']);
  expect(fieldsOf(typedOf({ date: '', time: '' }))).toEqual(['date', 'time']);
});

test('shows the sentences of the API at the controls of the form', () => {
  const places = {
    ...{ name: 'name', 'support.1': 'support', 'price.from': 'priceFrom', venueId: 'venue' },
    ...{ note: 'note-de', 'note.en': 'note-en', ticketUrl: 'ticketUrl' },
  };
  const sent = [...Object.keys(places), 'unknown'].map((field) => ({ field, message: `about ${field}` }));
  const problem = new ApiProblem(422, { type: 'urn:problem-type:match:invalid', errors: [...sent, null] });
  expect(concertKind.serverErrors(problem)).toEqual(
    Object.entries(places).map(([path, field]) => ({ field, sentence: `about ${path}` })),
  );
  expect(concertKind.serverErrors(new ApiProblem(500, {}))).toEqual([]);
  expect(concertKind.serverErrors(new Unreachable())).toEqual([]);
});

test('checks a change only, so that a field of another program never refuses it', () => {
  const odd = concertOf({
    ...{ date: '1949-01-01T19:00:00Z', doors: '1949-01-01T05:00:00Z', name: 'x'.repeat(200) },
    ...{ ticketUrl: 'ftp://a.example', venue: 'x'.repeat(200), support: ['x'.repeat(200)] },
    ...{ price: { from: 20_000, to: 30_000, currency: 'EUR' }, note: { de: 'x' } },
  });
  const typed = toForm(odd);
  expect(fieldsOf({ ...typed, city: 'Wels' }, odd)).toEqual([]);
  expect(fieldsOf({ ...typed, ticketUrl: 'Abendkassa' }, odd)).toEqual(['ticketUrl']);
  expect(fieldsOf({ ...typed, time: '19:30' }, odd)).toEqual(['date']);
});

test('checks a note once the concert is no longer cancelled', () => {
  const stored = concertOf({ status: 'cancelled', note: { de: 'Nur so' } });
  expect(fieldsOf({ ...toForm(stored), status: 'planned' }, stored)).toEqual(['note-en']);
});

test('a changed beginning is checked against doors and end that are stored', () => {
  const concert = concertOf({ doors: '2026-12-04T18:00:00Z', end: '2026-12-04T21:00:00Z' });
  const at = (time: string) => fieldsOf({ ...toForm(concert), time }, concert);
  expect(at('18:00')).toEqual(['doors']);
  expect(at('23:00')).toEqual(['end']);
  expect(at('21:30')).toEqual([]);
});

test('only the note of a cancellation may be in one language', () => {
  const noted = { 'note-de': 'Der Fluss war schneller.' };
  expect(fieldsOf(typedOf({ ...noted, status: 'cancelled' }))).toEqual([]);
  expect(fieldsOf(typedOf({ ...noted, status: 'postponed' }))).toEqual(['note-en']);
});

test('adds what the form itself asks', () => {
  const asked = [{ field: 'dayChange', error: 'choose' }] as const;
  expect(concertKind.findErrors(typedOf({ doors: '21:00' }), undefined, t, asked)).toMatchObject([
    { field: 'dayChange', sentence: 'Bitte wählen: falsch eingetragen oder verschoben.' },
    { field: 'doors' },
  ]);
});
