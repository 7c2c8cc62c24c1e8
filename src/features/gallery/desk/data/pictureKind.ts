import * as z from 'zod/mini';
import { sendCopy } from '../../../../desk/kit/records/outbox/sendCopy.ts';
import type { Copy } from '../../../../desk/kit/records/drafts.ts';
import { isEqual } from '../../../../desk/kit/records/isEqual.ts';
import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import { pictureFields, type PictureValues } from '../../../../records/gallery/pictureFields.ts';
import {
  credit,
  deletedPicture,
  galleryPicture,
  pictureTexts,
  type GalleryPicture,
} from '../../../../records/gallery/storedPicture.ts';
import { errorNamed } from '../../../../records/fields.ts';

/** A form's picture: unlike a stored one it is described or decorative, and has a photographer. Only changed fields are checked. */
const describedPicture = z.object({ ...pictureTexts.shape, credit }).check(
  z.refine(({ alt, decorative }) => alt !== undefined || decorative, {
    path: ['alt'],
    ...errorNamed('missing'),
  }),
);

/** Pictures on the desk. */
export const pictureKind = recordKind({
  name: 'picture',
  ...{ fields: pictureFields, stored: galleryPicture, deleted: deletedPicture, sent: () => describedPicture },
  // A decorative picture has no description, and only a decorative one says so.
  write: (written, { decorative }) =>
    decorative ? { ...written, alt: undefined } : { ...written, decorative: undefined },
  follows: { alt: ['decorative'], decorative: ['alt-de', 'alt-en'] },
  words: {
    'alt-de': (values, _, t) => (values.decorative ? t('picture-decorative') : values['alt-de']),
    'alt-en': (values, _, t) => (values.decorative ? t('picture-decorative') : values['alt-en']),
  },
});

type PictureCopy = Copy<PictureValues, GalleryPicture>;

/** A picture after its form; a place is no field of its own. */
const after = (values: PictureValues, base?: GalleryPicture): object => {
  if (values.place !== '') return { ...base, place: Number(values.place) };
  const { alt, decorative = base?.decorative && false, credit: by } = pictureKind.fromForm(values, base);
  return { ...base, alt, decorative, credit: by };
};

/** How often a change is repeated while others change the same picture. */
const mostTries = 5;

/**
 * A change of the place and one of the texts have nothing in common: each is repeated on the version that the other one has made. Texts that
 * somebody else has changed stay a conflict.
 */
const change: typeof pictureKind.calls.change = async (id, { set, was }) => {
  const before = { ...was, id } as unknown as GalleryPicture;
  const { remove, replace, restore, presentVersion } = pictureKind.calls;
  if (set.deleted === true) return { record: before, delay: await remove(before) };
  if (set.deleted === false) return restore(id);
  let version = before;
  for (let left = mostTries; ; left--) {
    try {
      return await replace(version, set);
    } catch (failure) {
      const present = presentVersion(failure);
      const hasTexts =
        present && !('place' in set) && !isEqual(pictureKind.toForm(present), pictureKind.toForm(before));
      if (!present || hasTexts || left === 0) throw failure;
      version = present;
    }
  }
};

/** Pictures, whose API knows versions alone. */
export const versionedPictures = { ...pictureKind, calls: { ...pictureKind.calls, change } };

const send = (copy: PictureCopy) =>
  sendCopy<PictureValues, GalleryPicture>(copy, { ...versionedPictures, fromForm: after });

let lastMove: Promise<unknown> = Promise.resolve();

/** Sends the texts of a picture, or its new place. Places depend on each other, so moves are sent in their order. */
export function sendPictureCopy(copy: PictureCopy): ReturnType<typeof send> {
  if (copy.typed.place === '') return send(copy);
  const move = lastMove.then(() => send(copy));
  lastMove = move.catch(() => undefined);
  return move;
}
