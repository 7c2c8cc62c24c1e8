import { expect, test } from 'vitest';
import { hyphenated } from '../../../../src/lib/typography/hyphenated.ts';

test.each([
  ['Donaudampfschifffahrtskonzert', 'Donau|dampf|schiff|fahrts|kon|zert'],
  ['Straßenbahnbetriebsversammlung heute', 'Stra|ßen|bahn|betriebs|ver|samm|lung heute'],
  ['DAMPFMASCHINENBESICHTIGUNG', 'DAMPF|MA|SCHI|NEN|BE|SICH|TI|GUNG'],
  ['Schlagzeugschlägelschnitzerei', 'Schlag|zeug|schlä|gel|schnit|zerei'],
  ['Kulturhauptstadtstraßenfest', 'Kultur|hauptstadt|stra|ßen|fest'],
  ['Nachtbuskonzert', 'Nachtbuskonzert'],
  ['Unternehmens\u00adgegenstand', 'Unternehmens|gegenstand'],
  ['Sommer-Abschiedskonzert/Fest', 'Sommer-Abschiedskonzert/\u200bFest'],
])('%s', (name, expected) => {
  expect(hyphenated(name).replaceAll('\u00ad', '|')).toBe(expected);
});

test('a place with less room has hyphens in shorter words', () => {
  expect(hyphenated('Schlagzeug & Barrierefreiheit', 9)).toBe(
    'Schlag\u00adzeug & Barrie\u00adrefrei\u00adheit',
  );
});
