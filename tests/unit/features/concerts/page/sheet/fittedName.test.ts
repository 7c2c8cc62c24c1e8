import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fittedName, nameLines } from '../../../../../../src/features/concerts/page/sheet/fittedName.ts';
import { tableAdvance } from '../../../../../../src/lib/typography/tableAdvance.ts';
import { contextIn } from '../shown.ts';

const words = (name: string) =>
  nameLines(name).phone.map(({ segments }) => segments.map(({ text }) => text).join(''));

test.each([
  ['Lampenfieber Festival', ['Lampenfieber', 'Festival']],
  ['Glühwürmchen im Übermaß', ['Glühwürmchen', 'im Übermaß']],
  ['Drei Lieder für die lange Nacht', ['Drei Lieder', 'für die lange', 'Nacht']],
  ['Donaudampfschifffahrtskapitänsball', ['Donaudampfschifffahrtskapitänsball']],
  ['Rock-am-Ring-am-Gürtel-Nachbarschaftsfest', ['Rock-am-Ring-am-Gürtel-', 'Nachbarschaftsfest']],
  ['Kraftfahrzeughaftpflichtversicherung/Unplugged', ['Kraftfahrzeughaftpflicht-', 'versicherung/Unplugged']],
])('%s is set in the lines %j', (name, lines) => expect(words(name)).toEqual(lines));

test('a letter of the shortest line opens, and of a single line none', () => {
  const widths = (name: string) =>
    nameLines(name).phone.map(({ segments }) => segments.map(({ width }) => width));
  expect(widths('Lampenfieber Festival')).toEqual([[50], [50, 150, 50]]);
  expect(widths('Winterwiderhall')).toEqual([[50]]);
  expect(widths('Большой Лампенфибер'), 'we have no wide ones of this alphabet').toEqual([[50], [50]]);
});

test.each(['X', '!', 'Ö', 'It', '🎸'])('%s alone does not fill the window', (name) => {
  const [line] = nameLines(name).phone;
  const [, , width = 0, height = 0] = (line?.viewBox ?? '').split(' ').map(Number);
  expect(height / width).toBeLessThan(0.65);
});

test('on a desk the shortest line is set wider, so that it is hardly higher than the others', () => {
  const { desk, phone } = nameLines('Lampenfieber Festival');
  expect(phone[1]?.width).toBeLessThan(0.85 * (phone[0]?.width ?? 0));
  expect(desk[1]?.width).toBeGreaterThan(0.95 * (desk[0]?.width ?? Infinity));
});

test.each([
  [
    'two ways of setting',
    'Lampenfieber Festival',
    ['line on-desk', 'line on-desk', 'line on-phone', 'line on-phone'],
  ],
  ['one way for both', 'Winterwiderhall', ['line']],
  ['running text', 'Wort '.repeat(9).trim(), []],
  ['a long name with a very long word', `${'x'.repeat(34)} ${'y'.repeat(34)}`, ['line', 'line']],
  ['running text for a script without single letters', 'שיר הלילה', []],
  ['running text for a script without words', '東京の夜の歌', []],
])('the heading of a name holds each line for its window: %s', (_, name, lines) => {
  const heading = parse(fittedName(name, contextIn('de')).text).querySelector('h1');
  expect(heading?.querySelectorAll('svg').map((svg) => svg.getAttribute('class'))).toEqual(lines);
  expect((heading?.querySelector('.visually-hidden') ?? heading)?.textContent).toBe(name);
  expect(heading?.getAttribute('class')).toBe(lines.length > 0 ? 'name headline' : 'name plain');
});

const letters = 'Donaudampfschifffahrtskapitänsballnachtgesellschaftshauseröffnungskonzertabend';

test('no line of 120 names ends before the last letters of a word, at any width', () => {
  const words = Array.from({ length: 12 }, (_, index) => letters.slice(index, index + 2 + 5 * index));
  const names = Array.from({ length: 120 }, (_, index) =>
    Array.from({ length: 1 + (index % 6) }, (_each, place) => words[(index * 7 + place * 5) % 12])
      .join(' ')
      .slice(0, 120),
  );
  for (const name of names) {
    const heading = parse(fittedName(name, contextIn('de')).text).querySelector('h1');
    const longest = Math.max(...name.split(' ').map((word) => tableAdvance(word, 75)));
    // Running text never breaks a word: its letters are at most an eighth of the line.
    if (heading?.classList.contains('plain')) expect(longest, name).toBeLessThanOrEqual(8);
    else {
      const whole = name.split(' ').filter((word) => word.length <= 40);
      const set = nameLines(name).phone.map(({ segments }) => segments.map(({ text }) => text).join(''));
      expect(set.join(' ').split(' '), name).toEqual(expect.arrayContaining(whole));
      for (const line of set) expect(line.replace('-', '').length, name).toBeGreaterThan(1);
    }
  }
});

test('a word for more than one line is divided evenly, with hyphens', () =>
  expect(words(letters)).toEqual([
    `${letters.slice(0, Math.ceil(letters.length / 2))}-`,
    letters.slice(Math.ceil(letters.length / 2)),
  ]));
