import { describe, expect, test } from 'vitest';
import { hyphenated, nameFit, tiltOf } from '../../../../../src/features/concerts/ticket/nameFit.ts';

describe('the size of a name', () => {
  test.each([
    ['Uferlos', '12 line'],
    ['Mammutbaum', '16 line'],
    ['Zweite Strophe', '16 line'],
    ['Lampenfieber Festival', '16'],
    ['Hinterhof-Liebhaberkonzert an der Donau', '16'],
    ['Donaudampfschifffahrtskonzert', undefined],
    ['', '12 line'],
  ])('%s', (name, fit) => {
    expect(nameFit(name)).toEqual({ 'data-fit': fit });
  });
});

describe('soft hyphens', () => {
  test.each([
    ['Donaudampfschifffahrtskonzert', 'Donau|dampf|schiff|fahrts|kon|zert'],
    ['Straßenbahnbetriebsversammlung heute', 'Stra|ßen|bahn|bet|riebs|ver|samm|lung heute'],
    ['DAMPFMASCHINENBESICHTIGUNG', 'DAMPF|MA|SCHI|NEN|BE|SICH|TI|GUNG'],
    ['Nachtbuskonzert', 'Nachtbuskonzert'],
    ['Sommer-Abschiedskonzert/Fest', 'Sommer-Abschiedskonzert/\u200bFest'],
  ])('%s', (name, expected) => {
    expect(hyphenated(name).replaceAll('\u00ad', '|')).toBe(expected);
  });
});

test('E2 a stamp has one of three angles, by the id of its concert', () => {
  expect(['a', 'b', 'c', 'ab', 'ac'].map(tiltOf)).toEqual([1, 2, undefined, undefined, 1]);
});
