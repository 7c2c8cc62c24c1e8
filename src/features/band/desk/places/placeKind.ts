import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import {
  place,
  placeFields,
  placeRecord,
  places,
  type Place,
} from '../../../../records/band/placePicture.ts';
import { photoText } from '../photo/photoValues.ts';

/** The pictures of the page on the desk. */
export const placeKind = recordKind({
  ...{ name: 'place', fields: placeFields },
  ...{ stored: place, sent: () => placeRecord },
  words: { photo: photoText },
});

/** Name and width by height of each crop. */
type Shapes = readonly (readonly [TextKey, number])[];

const phone = 'shape-phone';
const desk = 'shape-desk';
const both = 'shape-both';

/** The crops of each place in its page, and whether somebody who does not see it hears its description. */
export const placeRows: Readonly<Record<Place, { shapes: Shapes; isDescribed: boolean }>> = {
  hero: {
    shapes: [
      [desk, 16 / 10],
      ['shape-share', 1200 / 630],
    ],
    isDescribed: true,
  },
  // The description of the first screen is one for both.
  'hero-phone': { shapes: [[phone, 3 / 4]], isDescribed: false },
  hand: { shapes: [[both, 4 / 5]], isDescribed: true },
  banner: {
    shapes: [
      [phone, 5 / 4],
      [desk, 1440 / 617],
      ['shape-wide', 8 / 3],
    ],
    isDescribed: true,
  },
  'frame-voice': { shapes: [[both, 5 / 6]], isDescribed: true },
  'frame-drums': { shapes: [[both, 5 / 6]], isDescribed: true },
  // It stands behind letters, as a decoration.
  live: { shapes: [[both, 4 / 3]], isDescribed: false },
};

export const placeOf = (id: string): Place => places.find((each) => each === id) ?? 'hero';
