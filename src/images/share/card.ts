import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hasMatch, matchHead, matchStick } from '../name/match.ts';
import { name } from '../name/name.ts';
import type { Size } from '../crop.ts';
import { heroSource } from '../heroSource.ts';
import { inks } from '../render/inks.ts';
import { renderImage } from '../render/render.ts';
import { capHeight } from '../../lib/typography/line.ts';
import { advance, outline } from '../typography/measure.ts';

/** Pixels of the Open Graph image. */
export const cardSize = { width: 1200, height: 630 } as const;

const rgb = (colour: readonly number[]) => `rgb(${colour.join(' ')})`;
export const ink = rgb(inks.black);
export const paper = rgb(inks.paper);
const red = rgb(inks.red);
/** The hero is higher than the card, which crops its sky. */
const hero = { width: 1200, height: 750 } as const;
export const skyline = 60;

let scene: Promise<Buffer> | undefined;

/** The hero with the name behind its figures, as large as a card. Every card of a build stands on it. */
export const cardScene = (): Promise<Buffer> => (scene ??= renderScene());

async function renderScene(): Promise<Buffer> {
  const { path, kind, cutout, focus } = heroSource();
  const file = await readFile(path);
  const render = (layer?: 'figures') => {
    const options = { picture: 'pictures/hero', kind, recipe: 'hero', layer, focus } as const;
    return renderImage({ options, size: hero, format: 'png', file, cutout }, console.warn);
  };

  const [back, mask] = await Promise.all([render(), render('figures')]);
  const front = await sharp(back)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const stage = await sharp(back)
    .composite([{ input: overlay(stageName, hero) }, { input: front }])
    .png()
    .toBuffer();
  return sharp(stage)
    .extract({ left: 0, top: skyline, ...cardSize })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The site's card: one line of text on paper below the scene. */
export async function shareCard(line: string): Promise<Uint8Array> {
  return sharp(await cardScene())
    .composite([{ input: overlay(strip(line), cardSize) }])
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

/** A drawing of this size, to be laid over a picture. */
export function overlay(content: string, { width, height }: Size): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

/** The name in the hero, whose frame is that of a desk. */
const stageName = `<g color="${paper}" transform="scale(${hero.width / name.card.viewBox[2]})">${name.card.paths}</g>`;

function strip(line: string): string {
  const height = 96;
  const top = cardSize.height - height;
  const [x, y, width, logoHeight] = name.plain.viewBox;
  const scale = hasMatch ? 0.036 : Math.min(220 / width, 60 / logoHeight);
  const logoTop = hasMatch ? 32 : (height - logoHeight * scale) / 2;
  const size = Math.min(44, (cardSize.width - 108 - width * scale) / advance(line, 75));
  const baseline = top + (height + capHeight * size) / 2;
  return [
    `<rect y="${top}" width="${cardSize.width}" height="${height}" fill="${paper}"/>`,
    `<g fill="${ink}" transform="translate(40 ${baseline}) scale(${size})">${outline(line, 75)}</g>`,
    `<g color="${ink}" transform="translate(${cardSize.width - 40 - (x + width) * scale} ${top + logoTop - y * scale}) scale(${scale})">`,
    name.plain.paths,
    hasMatch
      ? `<path fill="${red}" d="${matchStick}"/><ellipse fill="${red}" cx="${matchHead.cx}" cy="${matchHead.cy}" rx="${matchHead.rx}" ry="${matchHead.ry}"/>`
      : '',
    '</g>',
  ].join('');
}
