import { expect, test } from 'vitest';
import { isSettable } from '../../../../src/images/typography/measure.ts';
import { hasKnownLetters } from '../../../../src/lib/typography/settable.ts';

/** Letters and signs up to the end of punctuation; invisible ones are taken out of what is typed. */
const signs = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign) => !/[\p{Cc}\p{Cf}\p{M}]/u.test(sign),
);

test('knows no letter that the display face lacks', () => {
  const known = signs.filter((sign) => hasKnownLetters(`A${sign}`));
  expect(known.filter((sign) => !isSettable(`A${sign}`))).toEqual([]);
});

test('knows nearly every one that it has', () => {
  const settable = signs.filter((sign) => isSettable(`A${sign}`));
  expect(settable.filter((sign) => !hasKnownLetters(`A${sign}`)).length).toBeLessThan(5);
});

test('knows names in Latin letters alone, and none of nothing that is drawn', () => {
  for (const name of ['Glut', 'Șoșete & Ță', 'Nguyễn Ngọc', 'Für immer 3'])
    expect(hasKnownLetters(name)).toBe(true);
  for (const name of ['Глут', 'Glut 🔥', 'α']) expect(hasKnownLetters(name)).toBe(false);
  for (const name of ['', ' ', '\u200B', '\u00AD']) expect(isSettable(name)).toBe(false);
});
