import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fittedName, nameLines } from '../../../../../../src/features/concerts/page/sheet/fittedName.ts';
import { contextIn } from '../shown.ts';

const words = (name: string) =>
  nameLines(name).phone.map(({ segments }) => segments.map(({ text }) => text).join(''));

test.each([
  ['Winterwiderhall', ['Winterwiderhall']],
  ['Lampenfieber Festival', ['Lampenfieber', 'Festival']],
  ['Gastspiel mit Fernlicht', ['Gastspiel', 'mit Fernlicht']],
  ['Glühwürmchen im Übermaß', ['Glühwürmchen', 'im Übermaß']],
  ['Drei Lieder für die lange Nacht', ['Drei Lieder', 'für die lange', 'Nacht']],
  ['Donaudampfschifffahrtskapitänsball', ['Donaudampfschifffahrtskapitänsball']],
])('%s is set in the lines %j', (name, lines) => expect(words(name)).toEqual(lines));

test('a letter of the shortest line opens, and of a single line none', () => {
  const widths = (name: string) =>
    nameLines(name).phone.map(({ segments }) => segments.map(({ width }) => width));
  expect(widths('Lampenfieber Festival')).toEqual([[50], [50, 150, 50]]);
  expect(widths('Winterwiderhall')).toEqual([[50]]);
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
  ['running text', 'x'.repeat(41), []],
  ['one line more', `${'x'.repeat(39)}y`, ['line']],
])('the heading of a name holds each line for its window: %s', (_, name, lines) => {
  const heading = parse(fittedName(name, contextIn('de')).text).querySelector('h1');
  expect(heading?.querySelectorAll('svg').map((svg) => svg.getAttribute('class'))).toEqual(lines);
  expect((heading?.querySelector('.visually-hidden') ?? heading)?.textContent).toBe(name);
  expect(heading?.getAttribute('class')).toBe(lines.length > 0 ? 'name headline' : 'name plain');
});
