import { describe, expect, test } from 'vitest';
import { advance } from '../../../../src/images/typography/measure.ts';
import { faceWidths } from '../../../../src/lib/typography/line.ts';
import { tableAdvance } from '../../../../src/lib/typography/tableAdvance.ts';

describe.each(faceWidths)('at the width %i', (width) => {
  test.each(['A', 'Ü', '7', '&', 'ß'])('the table has the width of %s in the font', (letter) =>
    expect(tableAdvance(letter, width)).toBeCloseTo(advance(letter, width), 2),
  );

  test.each(['Lampenfieber', 'Glühwürmchen', 'AVATAR', 'Freitag 2026'])(
    '%s is about as wide as kerned',
    (text) => expect(Math.abs(tableAdvance(text, width) / advance(text, width) - 1)).toBeLessThan(0.12),
  );
});

test('a character that the table lacks is as wide as an A', () =>
  expect(tableAdvance('Ж', 50)).toBe(tableAdvance('A', 50)));
