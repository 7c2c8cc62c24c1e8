import * as z from 'zod/mini';
import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import { altNames, pictureFields } from '../../../../records/gallery/pictureFields.ts';
import { credit, galleryPicture, pictureTexts } from '../../../../records/gallery/storedPicture.ts';
import { errorNamed } from '../../../../records/fields.ts';

/** A form's picture: unlike a stored one it is described or decorative, and has a photographer. */
const describedPicture = z.object({ ...pictureTexts.shape, credit }).check(
  z.refine(({ alt, decorative }) => alt !== undefined || decorative, {
    path: ['alt'],
    ...errorNamed('missing'),
  }),
);

/** Pictures on the desk. */
export const pictureKind = recordKind({
  name: 'picture',
  ...{ fields: pictureFields, stored: galleryPicture, sent: () => describedPicture },
  // A decorative picture has no description, and only a decorative one says so.
  write: (written, { decorative }) =>
    decorative ? { ...written, alt: undefined } : { ...written, decorative: undefined },
  // A described picture has a photographer.
  follows: { alt: ['decorative'], decorative: altNames, credit: [...altNames, 'decorative'] },
  words: {
    alt: (values, _, t) => (values.decorative ? t('picture-decorative') : undefined),
  },
});
