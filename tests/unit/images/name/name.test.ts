import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readIcon, type Drawing } from '../../../../src/images/name/drawingFile.ts';
import { initialIcon } from '../../../../src/images/name/icon.ts';
import { drawName, name, standsBelow, widest } from '../../../../src/images/name/name.ts';
import { cardSize, skyline } from '../../../../src/images/share/card.ts';
import { top as ticketTop } from '../../../../src/images/share/ticketCard.ts';

const square: Drawing = {
  viewBox: [10, 20, 100, 100],
  paths: '<path fill="currentColor" d="M10 20h100v100h-100z"/>',
};
const cut: Drawing = { viewBox: [0, 0, 390, 520], paths: '<path fill="currentColor" d="M0 0h9"/>' };
const files =
  (drawings: Record<string, Drawing>) =>
  (file: string): Drawing | undefined =>
    drawings[file];

/** The box of the ink, in units of the drawing. */
async function inkOf({ viewBox: [x, y, width, height], paths }: Drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" color="#fff" viewBox="${[x - width, y - height, 3 * width, 3 * height].join(' ')}" width="500" height="${(500 * height) / width}">${paths}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .trim()
    .toBuffer({ resolveWithObject: true });
  const unit = (3 * width) / 500;
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)].map(
    (offset) => offset * unit,
  ) as [number, number];
  return { left: left - width, top: top - height, width: info.width * unit, height: info.height * unit };
}

test.each(
  ['Ó', 'Die Ärzte von nebenan und gegenüber 1987', 'Ÿǻ-Ų'].flatMap((artist) =>
    [false, true].map((isBelow) => [artist, isBelow] as const),
  ),
)('without a logo %s stands whole in every place, below a face: %s', async (artist, isBelow) => {
  const { plain, phone, desk, card, hasLogo } = drawName(artist, files({}), isBelow);
  expect(hasLogo).toBe(false);
  for (const drawing of [plain, phone, desk]) {
    const ink = await inkOf(drawing);
    const [, , width, height] = drawing.viewBox;
    // A pixel of the measurement.
    const pixel = (3 * width) / 500;
    expect(ink.left).toBeGreaterThanOrEqual(-pixel);
    // Below a face it keeps clear of the upper half of the first screens.
    expect(ink.top).toBeGreaterThanOrEqual(isBelow && drawing !== plain ? height / 2 : -pixel);
    expect(ink.left + ink.width).toBeLessThanOrEqual(width + pixel);
    expect(ink.top + ink.height).toBeLessThanOrEqual(height + pixel);
  }
  const [, , width, height] = plain.viewBox;
  expect(height).toBeLessThanOrEqual(1000 / widest + 0.01);
  expect(width).toBeLessThanOrEqual(1000);
  // On a share card it is between the upper edge and the ticket.
  const unit = cardSize.width / card.viewBox[2];
  const ink = await inkOf(card);
  expect(ink.top * unit).toBeGreaterThan(skyline);
  expect((ink.top + ink.height) * unit).toBeLessThan(skyline + ticketTop);
});

test('a logo is the plain name, and fills its place in the first screens, where it has no cut of its own', async () => {
  const { plain, phone, desk, hasLogo } = drawName('Кино', files({ logo: square }));
  expect({ plain, hasLogo }).toEqual({ plain: square, hasLogo: true });
  const [onPhone, onDesk] = [await inkOf(phone), await inkOf(desk)];
  expect(onPhone.top).toBeCloseTo(80, -1);
  expect(onPhone.height).toBeCloseTo(314, -1);
  expect(onDesk.left + onDesk.width / 2).toBeCloseTo(720, -1);
  expect(onDesk.height).toBeCloseTo(376, -1);
  expect(drawName('A', files({ logo: square, 'logo-phone': cut })).phone).toBe(cut);
});

test('this band has a logo, and an icon that is its favicon', () => {
  expect(name.hasLogo).toBe(true);
  expect(readIcon()).toBe(readFileSync('bands/match/pictures/icon.svg', 'utf8'));
});

test.each([
  ['Čuvari Šume', 'Č'],
  ['…And You', 'A'],
  ['!!!', '!'],
])('the icon of %s has the letter %s, clear of the corners', async (artist, letter) => {
  const drawing = initialIcon(artist);
  expect(drawing).toBe(initialIcon(letter));
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
  expect(Math.max(info.width, info.height)).toBeGreaterThan(38);
  expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(44);
});

test.each([
  ['photo', undefined, [0.5, 0.3], true],
  ['photo', undefined, [0.5, 0.7], false],
  // No focus: its middle is one.
  ['photo', undefined, undefined, false],
  // The figure stands in front of the name.
  ['photo', new Uint8Array(), [0.5, 0.3], false],
  ['plate', undefined, [0.5, 0.3], false],
] as const)(
  'on a %s, with the cut-out %j, and its focus at %j, the name stands below: %j',
  (kind, cutout, focus, expected) => expect(standsBelow({ path: '', kind, cutout, focus })).toBe(expected),
);
