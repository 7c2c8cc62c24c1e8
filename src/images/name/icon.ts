import { site } from '../../config/site.ts';
import { graphemes } from '../../lib/typography/graphemes.ts';
import { inks } from '../render/inks.ts';
import { readIcon } from './drawingFile.ts';
import { setName } from './name.ts';

/** The icon as SVG: the band's own drawing, or the first letter of its name on its ink. */
export const icon = (): string => readIcon() ?? initialIcon(site.artist);

/** The first letter or figure of a name, else its first sign, within the circle that every launcher shows. */
export function initialIcon(artist: string): string {
  const letters = graphemes(artist.trim());
  const initial = letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? '';
  const { viewBox, paths } = setName(initial, { width: 42, height: 42 });
  const [, , width, height] = viewBox;
  const [ground, letter] = [inks.red, inks.black].map((ink) => `rgb(${ink.join(' ')})`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${ground}" d="M0 0h64v64H0z"/>`,
    `<g color="${letter}" transform="translate(${(64 - width) / 2} ${(64 - height) / 2})">${paths}</g></svg>`,
  ].join('');
}
