import * as z from 'zod/mini';
import { isEqual } from '../../../../desk/kit/records/isEqual.ts';
import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import { pictureFields } from '../../../../records/gallery/pictureFields.ts';
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

/** How often a change is repeated while others change the same picture. */
const mostTries = 5;

/**
 * A change of the place and one of the texts have nothing in common: each is repeated on the version that the other one has made. Texts that
 * somebody else has changed stay a conflict.
 */
const changeVersion: typeof pictureKind.calls.change = async (id, { set, was }) => {
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

let lastMove: Promise<GalleryPicture | undefined> = Promise.resolve(undefined);

/** Places depend on each other, so moves are sent in their order; the next one of a picture begins from the version of the last. */
const change: typeof changeVersion = (id, sent, key) => {
  if (!('place' in sent.set)) return changeVersion(id, sent, key);
  const move = lastMove.then((moved) => {
    const was = moved?.id === id ? { ...sent.was, version: moved.version } : sent.was;
    return changeVersion(id, { ...sent, was }, key);
  });
  lastMove = move.then(
    ({ record }) => record,
    () => undefined,
  );
  return move;
};

/** As of every kind; but the API knows no absent decoration. */
const fromForm: typeof pictureKind.fromForm = (values, base) => {
  const { decorative = base?.decorative && false, ...sent } = pictureKind.fromForm(values, base);
  return { ...sent, decorative };
};

/** Pictures, whose API knows versions alone. */
export const versionedPictures = { ...pictureKind, fromForm, calls: { ...pictureKind.calls, change } };
