import * as z from 'zod/mini';
import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import { altNames, pictureFields } from '../../../../records/gallery/pictureFields.ts';
import {
  credit,
  deletedPicture,
  galleryPicture,
  pictureTexts,
} from '../../../../records/gallery/storedPicture.ts';
import { errorNamed } from '../../../../records/fields.ts';

/** A form's picture: unlike a stored one it is described or decorative, and has a photographer. */
const describedPicture = z.object({ ...pictureTexts.shape, credit }).check(
  z.refine(({ alt, decorative }) => alt !== undefined || decorative, {
    path: ['alt'],
    ...errorNamed('missing'),
  }),
);

const kind = recordKind({
  name: 'picture',
  ...{ fields: pictureFields, stored: galleryPicture, deleted: deletedPicture, sent: () => describedPicture },
  // A decorative picture has no description, and only a decorative one says so.
  write: (written, { decorative }) =>
    decorative ? { ...written, alt: undefined } : { ...written, decorative: undefined },
  // A described picture has a photographer.
  follows: { alt: ['decorative'], decorative: altNames, credit: [...altNames, 'decorative'] },
  words: {
    alt: (values, _, t) => (values.decorative ? t('picture-decorative') : undefined),
  },
});

let lastMove: Promise<unknown> = Promise.resolve();

/** A place depends on the moves before it, so these are sent in their order. */
const change: typeof kind.calls.change = (id, sent, key) => {
  const { calls } = kind;
  if (!('after' in sent.set)) return calls.change(id, sent, key);
  const move = lastMove.then(() => calls.change(id, sent, key));
  lastMove = move.catch(() => undefined);
  return move;
};

/** Pictures on the desk. */
export const pictureKind = { ...kind, calls: { ...kind.calls, change } };
