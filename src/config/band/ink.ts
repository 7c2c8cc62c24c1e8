/** A colour as red, green and blue, 0 to 255. */
export type Ink = readonly [red: number, green: number, blue: number];

/** The grounds of the sections: `--ink-900` and `--paper-100` of the style sheet. */
export const grounds = { black: [17, 14, 13], paper: [243, 231, 211] } as const satisfies Record<string, Ink>;

/**
 * The lowest contrast of the band's ink, by WCAG 2. Black letters stand on it, so 4.5:1 with black. Black and paper have 15.7:1, so no
 * colour has 4.5:1 with both: on paper the ink has black letters or lies under them, and must only be seen.
 */
export const lowest = { black: 4.5, paper: 2.5 } as const;

/** The colour of `#ff4b1f`. */
export const inkOf = (hex: string): Ink => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

const hexOf = (ink: Ink): string => `#${ink.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0 to 1 (WCAG 2). */
function luminance(ink: Ink): number {
  const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = ink;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 to 21 (WCAG 2). */
export function contrast(one: Ink, other: Ink): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const failing = (ink: Ink) =>
  (['black', 'paper'] as const).find((ground) => contrast(ink, grounds[ground]) < lowest[ground]);

/** The first colour that passes on the way from this one to white where it is too dark, else to black. */
function nearest(ink: Ink): string {
  const end = failing(ink) === 'black' ? 255 : 0;
  const step = (at: number) => (part: number) => Math.round(part + ((end - part) * at) / 255);
  const [red, green, blue] = ink;
  const steps = Array.from({ length: 256 }, (_, at): Ink => {
    const move = step(at);
    return [move(red), move(green), move(blue)];
  });
  return hexOf(steps.find((each) => !failing(each)) ?? ink);
}

/** The contrast of a colour with each ground, where it is too low, and the nearest colour that passes; undefined for a text that is no colour. */
export function inkState(hex: string) {
  if (!/^#[\da-f]{6}$/.test(hex)) return undefined;
  const ink = inkOf(hex);
  const found = (ground: keyof typeof grounds) => Math.floor(contrast(ink, grounds[ground]) * 100) / 100;
  return { black: found('black'), paper: found('paper'), failing: failing(ink), nearest: nearest(ink) };
}

/** Why a colour is no ink of a band, and what to write instead; `undefined` for one that is. */
export function inkFault(hex: string): string | undefined {
  const state = inkState(hex);
  if (!state) return 'is no colour: write it like "#d9542b"';
  const { failing: ground } = state;
  if (!ground) return undefined;
  return `has a contrast of ${state[ground]}:1 with ${ground} (${hexOf(grounds[ground])}), and needs ${lowest[ground]}:1: the nearest colour that passes is "${state.nearest}"`;
}
