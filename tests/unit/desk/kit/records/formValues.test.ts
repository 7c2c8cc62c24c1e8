import { expect, test } from 'vitest';
import {
  amountIn,
  plainLine,
  completeAddress,
  groupsOf,
  readValues,
  valuesContract,
  writeRecord,
} from '../../../../../src/desk/kit/records/formValues.ts';
import { keptAmount, shownAmount } from '../../../../../src/desk/kit/form/amounts.ts';
import { inLanguages } from '../../../../../src/records/fields.ts';

/** A row of every kind. */
const fields = inLanguages({
  title: {},
  names: { control: 'lines' },
  link: { control: 'url' },
  from: { control: 'price', at: 'price.from', group: 'price' },
  to: { control: 'price', at: 'price.to', group: 'price' },
  note: { control: 'multiline', localized: true },
  size: { control: 'choice', options: ['small', 'large'], initial: 'small' },
  zone: { control: 'choice', initial: 'Europe/Vienna' },
  isOpen: { control: 'check', at: 'open', initial: false },
  helper: { at: null, group: null },
});

const empty = readValues(fields, {});
const full = {
  ...{ title: 'Probe', names: ['Ida', 'Max'], link: 'https://a.example', price: { from: 18.5, to: 20 } },
  ...{ note: { de: 'Nur so', en: 'Just so' }, size: 'large', zone: 'Asia/Tokyo', open: true },
};
const values = {
  ...{ title: 'Probe', names: 'Ida\nMax', link: 'https://a.example', from: '18,50', to: '20' },
  ...{
    'note-de': 'Nur so',
    'note-en': 'Just so',
    size: 'large',
    zone: 'Asia/Tokyo',
    isOpen: true,
    helper: '',
  },
};

test('an empty form holds no text, and the first choices', () =>
  expect(empty).toEqual({
    ...{ title: '', names: '', link: '', from: '', to: '', 'note-de': '', 'note-en': '' },
    size: 'small',
    ...{ zone: 'Europe/Vienna', isOpen: false, helper: '' },
  }));

test('reads every row of a record at its place, and writes it there again', () => {
  expect(readValues(fields, full)).toEqual(values);
  expect(writeRecord(fields, values)).toEqual(full);
  expect(writeRecord(fields, { ...values, helper: 'x' })).toEqual(full);
});

test.each<[object, object]>([
  [
    { title: ' Probe ', 'note-de': ' Nur so ' },
    { title: 'Probe', note: { de: 'Nur so' } },
  ],
  [{ names: ' Ida \n\n Max ' }, { names: ['Ida', 'Max'] }],
  [{ title: ' ', names: ' \n ', link: ' ', from: ' ', 'note-de': ' ', 'note-en': ' ' }, {}],
  [{ link: 'a.example' }, { link: 'https://a.example' }],
  [{ from: 'viel', to: '20' }, { price: { from: NaN, to: 20 } }],
  [{ zone: '' }, { zone: '' }],
])('writes %j as %j', (changes, record) =>
  expect(writeRecord(fields, { ...empty, ...changes })).toEqual({
    ...{ size: 'small', zone: 'Europe/Vienna', open: false, ...record },
  }),
);

test('groups rows in the order of the table, and leaves out what is no value of the record', () =>
  expect(groupsOf(fields)).toEqual({
    ...{ title: ['title'], names: ['names'], link: ['link'], price: ['from', 'to'] },
    ...{ note: ['note-de', 'note-en'], size: ['size'], zone: ['zone'], isOpen: ['isOpen'] },
  }));

test('a text of a draft whose row had another name is at its row', () => {
  const { 'note-de': noteDe, 'note-en': noteEn, ...others } = values;
  expect(valuesContract(fields).parse({ ...others, noteDe, noteEn })).toEqual(values);
  expect(valuesContract(fields).parse({ ...values, noteDe: 'Alt' })).toEqual(values);
});

test('a row that a draft of another version lacks, or has in another shape, begins anew', () => {
  const contract = valuesContract(fields);
  const { title, size, isOpen, ...older } = values;
  expect([title, size, isOpen]).toEqual(['Probe', 'large', true]);
  expect(contract.parse(older)).toEqual({ ...values, title: '', size: 'small', isOpen: false });
  expect(contract.parse({ ...values, title: 5, size: 'huge', isOpen: '' })).toEqual(contract.parse(older));
});

test.each([
  ['18,50', 18.5],
  ['18.5 €', 18.5],
  [' € 18 ', 18],
  ['18,5055', NaN],
  ['18x', NaN],
  ['14,-', 14],
  ['14,--', 14],
  ['14 Euro', 14],
  ['AK 14 / VVK 12', NaN],
  ['-', NaN],
  ['', undefined],
  ['achtzehn', NaN],
  ['1.000,00', 1000],
  ['1,000.00', 1000],
  ['1 000,50', 1000.5],
  ['1’200', 1200],
  ['1.000.000', NaN],
  ['1,505', NaN],
  ['1.505', NaN],
  ['1.00,00', NaN],
])('reads the amount %j as %s', (text, amount) => expect(amountIn(text)).toBe(amount));

test.each([
  ['1,505', NaN, 1505],
  ['€ 1.505', 1505, NaN],
  ['18,505', NaN, 18505],
  ['1.505,50', 1505.5, 1505.5],
  ['1,505.50', 1505.5, 1505.5],
  ['18.5', 18.5, 18.5],
])(
  'three digits after a sign are thousands where the desk’s language has cents after the other: %j',
  (typed, german, english) =>
    expect((['de', 'en'] as const).map((locale) => amountIn(keptAmount(typed, locale)))).toEqual([
      german,
      english,
    ]),
);

test.each([
  ['18', '18', '18'],
  ['18,50', '18,50', '18.50'],
  ['18.50', '18,50', '18.50'],
  ['18.5', '18.5', '18.5'],
  ['018,50', '018,50', '018.50'],
  ['viel', 'viel', 'viel'],
])('the typed amount %j is shown as %j or %j, by the language of the desk', (typed, german, english) => {
  const kept = keptAmount(typed, 'de');
  expect([shownAmount(kept, 'de'), shownAmount(kept, 'en')]).toEqual([german, english]);
});

test.each([
  ['', ''],
  [' tickets.example.com/1 ', 'https://tickets.example.com/1'],
  ['//tickets.example.com', 'https://tickets.example.com'],
  ['https://tickets.example.com', 'https://tickets.example.com'],
  [' HTTP://tickets.example.com/1', 'https://tickets.example.com/1'],
  ['ftp://tickets.example.com', 'ftp://tickets.example.com'],
  ['https://tickets.example.com/1\u200b', 'https://tickets.example.com/1'],
])('completes "%s" to "%s"', (typed, expected) => expect(completeAddress(typed)).toBe(expected));

test.each([
  ['Nacht\tder Kabel', 'Nacht der Kabel'],
  [' \u200bNacht\ufeff\u2060 ', 'Nacht'],
  ['Nacht\u0000 \u0007 der\u00adKabel', 'Nacht derKabel'],
  ['\u200b', ''],
  ['\u202eNacht\u202c \u2066der\u2069 Kabel\u200e', 'Nacht der Kabel'],
  ['Na\u180echt\u2061 \ufffcder Kabel', 'Nacht der Kabel'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['👩\u200d🎤 می\u200cخواهم', '👩\u200d🎤 می\u200cخواهم'],
])('a line holds nothing unseen that copying brings along: %j', (text, plain) =>
  expect(plainLine(text)).toBe(plain),
);
