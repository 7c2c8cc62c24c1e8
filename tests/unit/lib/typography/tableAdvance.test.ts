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

test('a letter that the table lacks is as wide as an A, and a picture is a square', () => {
  for (const letter of ['Ж', 'a\u0323\u0302', 'x\u0302'])
    expect(tableAdvance(letter, 50)).toBe(tableAdvance('A', 50));
  for (const letter of ['🎸', '👨‍👩‍👧‍👦', '🇦🇹']) expect(tableAdvance(letter, 50)).toBe(1.25);
});
