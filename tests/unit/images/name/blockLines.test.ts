import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockLines, type Box } from '../../../../src/images/name/blockLines.ts';
import { isSettable, textPath } from '../../../../src/images/typography/measure.ts';
import { seed, sized } from '../../../night.ts';

const linesOf = (text: string, box: Box) => blockLines(text, box, textPath);

/** Latin letters from À to ž: Western, Central and Northern Europe, Turkish and the Baltic languages. */
const extended = Array.from({ length: 0x180 - 0xc0 }, (_, index) =>
  String.fromCodePoint(0xc0 + index),
).filter((letter) => /\p{L}/u.test(letter) && letter !== 'ŉ');
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...letters) },
  { weight: 2, arbitrary: fc.constantFrom(...extended) },
);
const word = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: sign, minLength: 1, maxLength: 14 }) },
  { weight: 1, arbitrary: fc.constantFrom('&', '+', '–', '3', 'X-Y') },
);
/** 2 to 40 letters in one word or many. */
const name = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: sign, minLength: 2, maxLength: 40 }) },
  {
    weight: 3,
    arbitrary: fc
      .array(word, { minLength: 1, maxLength: 12 })
      .map((words) => words.join(' ').slice(0, 40).trim())
      .filter((text) => text.length >= 2 && /[\p{L}\p{N}]/u.test(text)),
  },
);

/** First screen on a phone and on a desk, the plain name, the icon, and shapes that no place has. */
const boxes: Box[] = [
  { width: 366, height: 314 },
  { width: 1376, height: 376 },
  { width: 1000, height: 320 },
  { width: 42, height: 42 },
  { width: 1000, height: 20 },
  { width: 20, height: 1000 },
];

/** The points of an outline in steps, with those that only pull a curve. */
function pointsOf(path: string): { x: number; y: number }[] {
  let last = { x: 0, y: 0 };
  return [...path.matchAll(/([MhvlqcZz])([^MhvlqcZz]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const [step = 0] = numbers;
    const steps = command === 'h' ? [step, 0] : command === 'v' ? [0, step] : numbers;
    const from = command === 'M' ? { x: 0, y: 0 } : last;
    const points = steps.flatMap((dx, index) =>
      index % 2 === 0 ? [{ x: from.x + dx, y: from.y + (steps[index + 1] ?? NaN) }] : [],
    );
    last = points.at(-1) ?? last;
    return points;
  });
}

const edgesOf = ({ path, x, y, scale }: ReturnType<typeof linesOf>['lines'][number]) => {
  const points = pointsOf(path.d);
  return {
    left: x + scale * Math.min(...points.map((point) => point.x)),
    right: x + scale * Math.max(...points.map((point) => point.x)),
    top: y + scale * Math.min(...points.map((point) => point.y)),
    bottom: y + scale * Math.max(...points.map((point) => point.y)),
  };
};

/** Spaces and hyphens may stand at the end of a line. */
const plain = (said: string) => said.replaceAll(/[ -]/g, '');

function expectWhole(text: string, box: Box) {
  const allowed = (box.width + box.height) / 1e6;
  const block = linesOf(text, box);
  const lines = block.lines.map((line) => ({ ...line, ...edgesOf(line) }));
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(block.width).toBeLessThanOrEqual(box.width + allowed);
  expect(block.height).toBeLessThanOrEqual(box.height + allowed);
  // All lines are as wide as the block, and one is below the other.
  for (const [index, { left, right, top, bottom }] of lines.entries()) {
    expect(left).toBeCloseTo(0, 3);
    expect(right).toBeCloseTo(block.width, 3);
    expect(top).toBeGreaterThanOrEqual((lines[index - 1]?.bottom ?? 0) - allowed);
    expect(bottom).toBeLessThanOrEqual(block.height + allowed);
  }
  expect(plain(lines.map((line) => line.text).join(''))).toBe(plain(text));
  // Every letter has an outline of its own.
  const outlines = lines.map(({ path: { d } }) => d.match(/M/g)?.length ?? 0);
  expect(outlines.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(plain(text).length);
}

test('a name of 2 to 40 letters is whole in every box, with any of these letters', () => {
  expect(extended.filter((letter) => !isSettable(letter))).toEqual([]);
  fc.assert(
    fc.property(name, (text) => {
      for (const box of boxes) expectWhole(text, box);
    }),
    { numRuns: sized(5, 2000), seed },
  );
});

describe('the lines', () => {
  test.each([
    ['Čuvari Šume & die Übrigen', [1376, 376], ['Čuvari Šume', '& die Übrigen']],
    ['Čuvari Šume & die Übrigen', [366, 314], ['Čuvari', 'Šume & die', 'Übrigen']],
    ['Jean-Michel-Revival-Kapelle', [1376, 376], ['Jean-Michel-', 'Revival-Kapelle']],
    ['Donaudampfschifffahrtsgesellschaft', [366, 314], ['Donaudampfschiff-', 'fahrtsgesellschaft']],
    ['A-ha', [366, 314], ['A-ha']],
    ['Simon & Garfunkel', [366, 314], ['Simon', '& Garfunkel']],
    ['AB', [1376, 376], ['AB']],
  ] as const)('of %s in a box of %j are %j', (text, [width, height], expected) =>
    expect(linesOf(text, { width, height }).lines.map((line) => line.text)).toEqual(expected),
  );

  test('have wide letters where the name is short, and narrow ones where it is long', () => {
    const widths = (text: string) =>
      linesOf(text, { width: 1000, height: 320 }).lines.map(({ width }) => width);
    expect(widths('Ó')).toEqual([150]);
    expect(widths('Donaudampfschiff')).toEqual([50]);
  });

  test('have letters that stand apart in a header, too: by a seventh of their stems', () => {
    const [line] = linesOf('IIIIIIII', { width: 1000, height: 1000 }).lines;
    expect(line?.width).toBe(50);
    const stems = (line?.path.d ?? '').split(/(?=M)/).map((d) => pointsOf(d).map(({ x }) => x));
    for (const [index, stem] of stems.entries()) {
      const room = Math.min(...(stems[index + 1] ?? [Infinity])) - Math.max(...stem);
      expect(room).toBeGreaterThan((Math.max(...stem) - Math.min(...stem)) / 7);
    }
  });
});

test('a name of emoji alone has no letters to set', () =>
  expect(() => linesOf('🎸', { width: 10, height: 10 })).toThrow('"🎸" has no letter of the display face.'));
