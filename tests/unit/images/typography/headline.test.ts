import table from '../../../../src/lib/typography/advances.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { headingLine, headingWords, setLine } from '../../../../src/images/typography/headline.ts';
import { advance, outline } from '../../../../src/images/typography/measure.ts';
import { openLetter } from '../../../../src/lib/typography/line.ts';

describe('a line', () => {
  test('without an open letter is one segment of its own width', () => {
    const { segments, width } = setLine('Live', 50);
    expect(segments).toEqual([{ text: 'Live', width: 50, x: 0, length: width }]);
    expect(width).toBe(Math.round(advance('Live', 50) * 1000));
  });

  test.each([
    ['Live', 3, ['Liv', 'e'], [50, 150]],
    ['Live', 0, ['L', 'ive'], [150, 50]],
    ['Die Band', 5, ['Die B', 'a', 'nd'], [50, 150, 50]],
  ])('%s opens its letter %i, with space on both sides', (text, open, parts, widths) => {
    const { segments, width } = setLine(text, 50, open);
    expect(segments.map((segment) => segment.text)).toEqual(parts);
    expect(segments.map((segment) => segment.width)).toEqual(widths);
    const ends = segments.map(({ x, length }) => x + length);
    expect(segments.slice(1).map(({ x }, index) => x - (ends[index] ?? NaN))).toEqual(
      Array(parts.length - 1).fill(20),
    );
    expect(width).toBe(ends.at(-1));
  });

  test.each([4, -1])('rejects the letter %i', (open) =>
    expect(() => setLine('Live', 50, open)).toThrow(`"Live" has no letter ${open}`),
  );

  test('its box leaves room for dots above and commas below', () => {
    const [, top, , height] = setLine('Live', 50).viewBox.split(' ').map(Number);
    const [, dotted] = setLine('Überall', 50).viewBox.split(' ').map(Number);
    const [, , , hanging] = setLine('Live,', 50).viewBox.split(' ').map(Number);
    // A fifth of an em for dots, a seventh for a comma.
    expect((top ?? NaN) - (dotted ?? NaN)).toBe(190);
    expect((hanging ?? NaN) - (height ?? NaN)).toBe(145);
  });
});

test.each(Object.keys(table[50]).filter((sign) => sign.trim()))(
  'the box of a line holds %s whole, so that it cuts into no line above or below',
  (sign) => {
    const [, top = NaN, , height = NaN] = setLine(sign, 50).viewBox.split(' ').map(Number);
    for (const width of [50, 150] as const) {
      const drawn = outline(sign, width);
      const [, unit = ''] = /scale\((\S+)/.exec(drawn) ?? [];
      const places = [...drawn.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y) * Number(unit) * -1000);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(top);
      // In the wide face „ hangs a little lower.
      expect(Math.max(...places)).toBeLessThanOrEqual(top + height + 100);
    }
  },
);

test.each([
  ['Live', 2],
  ['Band', 1],
  ['I', 0],
  ['🎸🎸ab', 4],
  ['👨‍👩‍👧‍👦🎸🎸', 11],
])('of %s the letter %i opens: readable, and nearest to the middle', (word, index) =>
  expect(openLetter(word)).toBe(index),
);

test('sets every word on its own line in a narrow window, short words wider', () => {
  expect(headingWords('The Members')).toEqual([
    { text: 'The', width: 150 },
    { text: 'Members', open: 4 },
  ]);
  const widths = ['Unsere Auftritte', 'Veranstaltungen Auftritte'].map(
    (text) => headingWords(text)[0]?.width,
  );
  expect(widths).toEqual([75, 50]);
});

test.each(['Ночь Ночь', '🎸🎸 🎸', 'คืนนี้', 'Zwei  Wörter'])(
  'no line of %s is without a width, which would hide it',
  (text) => {
    const lines = [headingLine(text), ...headingWords(text)];
    for (const { text: words, open } of lines)
      expect(setLine(words, 50, open).width, words).toBeGreaterThan(500);
  },
);

test('outlines stand side by side, each in ems, the baseline at 0', () => {
  const places = [...outline('Ab', 100).matchAll(/translate\(([\d.]+)\) scale\(([\d.]+) (-[\d.]+)\)/g)];
  const [[first, right = NaN, up = NaN] = [], [next = NaN] = []] = places.map((all) =>
    all.slice(1).map(Number),
  );
  expect([places.length, first, right]).toEqual([2, 0, -up]);
  expect(Math.abs(next / advance('A', 100) - 1)).toBeLessThan(0.1);
  expect(right).toBeLessThan(0.01);
});

test('a face is wider the wider it is set, and an umlaut is a glyph of its own', () => {
  const widths = ([50, 75, 100, 125, 150] as const).map((width) => advance('Zündschnur', width));
  expect(new Set(widths).size).toBe(5);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(outline('ü', 75)).not.toBe(outline('u', 75));
});

const letters = (text: string) => outline(text, 75).match(/<path/g)?.length ?? 0;

test.each([
  'Noč in Łódź',
  'Čuvari Šume & Žabe',
  'Ő, Ű und ħ @ 22:00',
  'Việt Nam Ở Ậ',
  'Ďábelské Ťuk ņ ļ ķ',
  '[C] <3 {x} 50% $5 *neu* _a_ ~ ^',
])('every letter of %s is drawn, and none is the empty glyph', (text) =>
  // A combining letter is one.
  expect(letters(text)).toBe([...text.normalize('NFC').toUpperCase()].length),
);

test.each([
  ['Rock 🎸 am Ring', 'Rock am Ring'],
  ['Familie 👨‍👩‍👧 & Hund', 'Familie & Hund'],
  ['So\u00adm\u200bmer', 'Sommer'],
  ['e\u0301t\u0301e', 'éte'],
])('what no file has is left out, with its gap: %s', (text, drawn) =>
  expect(outline(text, 75)).toBe(outline(drawn, 75)),
);

test.each([
  ['Die Band', 'a'],
  ['The voice behind it', 'e'],
  // No word has one: the middle of the last, as before.
  ['Gift', 'i'],
])('%s opens its "%s", in one line and in a line for each word', (text, letter) => {
  const { open } = headingLine(text);
  expect(text[open]).toBe(letter);
  const opened = headingWords(text).flatMap(({ text: word, open: index }) =>
    index === undefined ? [] : [word[index]],
  );
  expect(opened).toEqual([letter]);
});
