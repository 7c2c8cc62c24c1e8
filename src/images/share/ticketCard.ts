import sharp from 'sharp';
import { capHeight, type FaceWidth } from '../../lib/typography/line.ts';
import { advance, outline } from '../typography/measure.ts';
import { cardScene, cardSize, ink, overlay, paper } from './card.ts';

/** The texts of a concert's card. */
export interface CardTexts {
  /** As on the badge of the ticket; a void day has no month. */
  month: string;
  day: string;
  /** The day in words, with its year. */
  date: string;
  name: string;
  place?: string | undefined;
  /** As on the ticket: sold out, cancelled and the like. */
  stamp?: string | undefined;
}

/** The ticket at the foot of the card, in pixels. */
export const top = 396;
const height = cardSize.height - top;
/** The ink between the picture, whose letters are paper too, and the ticket. */
const edge = 10;
/** Where it tears. */
const tear = 268;
const left = tear + 40;
const widest = cardSize.width - left - 40;
const small = 30;

/** The stamp on the picture, in pixels: readable where a chat shows the card as small as a stamp. */
const stampSize = 104;
const stampBorder = 10;
const stampPadding = { x: 34, y: 30 };

/** Draws the ticket of a concert below the scene, and its stamp on the scene. PNG without a palette: a palette takes five times as long, for half the bytes. */
export async function drawTicketCard(texts: CardTexts): Promise<Uint8Array> {
  return sharp(await cardScene())
    .composite([{ input: overlay(cardDrawing(texts), cardSize) }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Ticket and stamp as SVG, as large as the card. Equal texts give equal drawings. */
export const cardDrawing = (texts: CardTexts): string =>
  `<g transform="translate(0 ${top})">${ticketDrawing(texts)}</g>${texts.stamp === undefined ? '' : stampDrawing(texts.stamp)}`;

/** The stamp in capitals, turned as on the ticket, with its lower right corner above the ticket's. */
function stampDrawing(stamp: string): string {
  const text = stamp.toUpperCase();
  const length = advance(text, 75) * stampSize;
  const [width, height] = [length + 2 * stampPadding.x, capHeight * stampSize + 2 * stampPadding.y];
  const centre = { x: cardSize.width - 56 - width / 2, y: top - 44 - height / 2 };
  return [
    `<g transform="translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)}) rotate(-4)">`,
    `<rect x="${(-width / 2).toFixed(1)}" y="${(-height / 2).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${paper}" stroke="${ink}" stroke-width="${stampBorder}"/>`,
    textAt(text, { x: -length / 2, y: (capHeight * stampSize) / 2, size: stampSize, width: 75 }),
    '</g>',
  ].join('');
}

/** The ticket as SVG. */
export function ticketDrawing({ month, day, date, name, place }: CardTexts): string {
  const lines = nameLines(name);
  const words = [{ text: date, size: small }, ...lines, ...(place ? [{ text: place, size: small }] : [])];
  const gap = 22;
  const sum = words.reduce((total, { size }) => total + capHeight * size + gap, -gap);
  let y = (height + edge - sum) / 2;
  const drawn = words.map(({ text, size }) => {
    y += capHeight * Math.min(size, fitting(text, 75)) + gap;
    return textAt(text, { x: left, y: y - gap, size: Math.min(size, fitting(text, 75)), width: 75 });
  });
  const figures = 196;
  return [
    `<rect width="${cardSize.width}" height="${height}" fill="${ink}"/>`,
    `<rect y="${edge}" width="${cardSize.width}" height="${height}" fill="${paper}"/>`,
    textAt(day, {
      x: month ? 106 : 88,
      y: (height + edge + capHeight * figures) / 2,
      size: figures,
      width: 50,
    }),
    `<g transform="translate(84 ${(height + edge + advance(month, 100) * 34) / 2}) rotate(-90)">`,
    textAt(month, { x: 0, y: 0, size: 34, width: 100 }),
    '</g>',
    `<path d="M${tear} 34V${height - 14}" stroke="${ink}" stroke-width="5" stroke-dasharray="0 11" stroke-linecap="round"/>`,
    `<circle cx="${tear}" cy="${edge}" r="15" fill="${ink}"/>`,
    ...drawn,
  ].join('');
}

const fitting = (text: string, width: FaceWidth): number => widest / advance(text, width);

/** The name on one line, or on two where it would be small. */
function nameLines(name: string): { text: string; size: number }[] {
  const oneLine = Math.min(76, fitting(name, 75));
  const words = name.split(' ');
  if (oneLine >= 52 || words.length === 1) return [{ text: name, size: oneLine }];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const sizes = breaks.map((lines) => Math.min(52, ...lines.map((line) => fitting(line, 75))));
  const best = sizes.indexOf(Math.max(...sizes));
  return (breaks[best] ?? []).map((text) => ({ text, size: sizes[best] ?? oneLine }));
}

interface Placed {
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  width: FaceWidth;
}

const textAt = (text: string, { x, y, size, width }: Placed): string =>
  `<g fill="${ink}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})">${outline(text, width)}</g>`;
