/** A colour as red, green and blue, 0 to 255. */
type Ink = readonly [red: number, green: number, blue: number];

/** The three colours of the poster: `--ink`, `--paper` and `--red` of the style sheet. */
export const inks = {
  black: [17, 14, 13],
  paper: [243, 231, 211],
  red: [255, 75, 31],
} as const satisfies Record<string, Ink>;

/** The ground under the inks: black stock takes red and paper ink, paper stock takes red and black ink. */
export type Stock = 'black' | 'paper';

/** The ink over the red one: paper on black stock, black on paper stock. */
export function keyInk(stock: Stock): Ink {
  return stock === 'black' ? inks.paper : inks.black;
}
