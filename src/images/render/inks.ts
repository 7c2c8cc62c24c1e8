import { grounds, inkOf, type Ink } from '../../config/band/ink.ts';
import { homeInk } from '../../config/site.ts';

/** The three colours of the poster; red is the band's own ink, `--red-500` of the style sheet. */
export const inks = { ...grounds, red: inkOf(homeInk) } as const satisfies Record<string, Ink>;

/** The ground under the inks: black stock takes red and paper ink, paper stock takes red and black ink. */
export type Stock = 'black' | 'paper';

/** The ink over the red one: paper on black stock, black on paper stock. */
export function keyInk(stock: Stock): Ink {
  return stock === 'black' ? inks.paper : inks.black;
}
