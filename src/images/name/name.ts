import { site } from '../../config/site.ts';
import { heroSource } from '../heroSource.ts';
import { textPath } from '../typography/measure.ts';
import { blockLines, type Box } from './blockLines.ts';
import { type Drawing, readLogo } from './drawingFile.ts';

/** Widest shape of the plain name, in heights. */
export const widest = 4225 / 1350;
/** Below the header of any window, above the next concert and the ticket of a share card, and mostly above the figures. */
const phone = { frame: { width: 390, height: 520 }, place: { x: 12, y: 80, width: 366, height: 314 } };
const desk = { frame: { width: 1440, height: 900 }, place: { x: 32, y: 92, width: 1376, height: 376 } };
const above = { phone, desk, card: desk };
/** Below a face in the upper half of a photograph, above the next concert; on a share card above the ticket, which leaves one line. */
const below = {
  phone: { frame: phone.frame, place: { x: 12, y: 322, width: 366, height: 158 } },
  desk: { frame: desk.frame, place: { x: 32, y: 500, width: 1376, height: 246 } },
  card: { frame: desk.frame, place: { x: 32, y: 452, width: 1376, height: 88 } },
};
/** A name that is less high than its place stands near the upper edge: this share of the rest is above it. */
const low = 0.2;

/** Whether the name stands below the middle of the first screen: on a photograph with a face above it, and no figure to stand in front of it. */
export const standsBelow = ({ kind, cutout, focus = [0.5, 0.5] }: ReturnType<typeof heroSource>): boolean =>
  kind === 'photo' && cutout === undefined && focus[1] < 0.5;

/**
 * The band's logo, or its name set in the display face where there is none: `plain` for header, welcome, footer, poster and the foot of the
 * share card; `phone` and `desk` in the frame of the first screens, `card` in that of the desk. `read` returns the logo of a name.
 */
export function drawName(artist: string, read: (file: string) => Drawing | undefined, isBelow = false) {
  const logo = read('logo');
  const draw = (box: Box): Drawing => logo ?? setName(artist, box);
  const inFrame = ({ frame, place }: typeof phone): Drawing => {
    const { viewBox, paths } = draw(place);
    const [x, y, width, height] = viewBox;
    const scale = Math.min(place.width / width, place.height / height);
    const left = place.x + (place.width - width * scale) / 2 - x * scale;
    const top = place.y + (place.height - height * scale) * (isBelow ? 1 - low : low) - y * scale;
    return {
      viewBox: [0, 0, frame.width, frame.height],
      paths: `<g ${transform(left, top, scale)}>${paths}</g>`,
    };
  };
  const places = isBelow ? below : above;
  return {
    plain: draw({ width: 1000, height: 1000 / widest }),
    phone: read('logo-phone') ?? inFrame(places.phone),
    desk: read('logo-desk') ?? inFrame(places.desk),
    card: read('logo-desk') ?? inFrame(places.card),
    hasLogo: logo !== undefined,
  };
}

/** A name in the display face, in a drawing that is as large as its letters. The merge of the band has checked that it can be set. */
export function setName(artist: string, box: Box): Drawing {
  const { lines, width, height } = blockLines(artist, box, textPath);
  const paths = lines.map(
    ({ path, x, y, scale }) => `<path fill="currentColor" ${transform(x, y, scale)} d="${path.d}"/>`,
  );
  return { viewBox: [0, 0, round(width), round(height)], paths: paths.join('') };
}

const transform = (x: number, y: number, scale: number) =>
  `transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"`;

const round = (value: number): number => Number(value.toPrecision(6));

/** The band's name. */
export const name = drawName(site.artist, readLogo, standsBelow(heroSource()));
