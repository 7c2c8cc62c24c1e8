import * as z from 'zod/mini';
import { localizedText } from '../text.ts';

const noFocus = 'is no point: write two numbers from 0 to 1, from the left and from the top, like [0.5, 0.3]';
const share = z.number(noFocus).check(z.minimum(0, noFocus), z.maximum(1, noFocus));

/** The point of a photograph that every crop keeps: 0 to 1, from the left and from the top. */
export const focusPoint = z.tuple([share, share], noFocus);

/** Describes a picture of a place in the page: `hero.json` beside `hero.jpg`. */
export const placePicture = z.strictObject({
  focus: z.optional(focusPoint),
  /** The description for who does not see it, in each language. */
  alt: z.optional(localizedText),
});
