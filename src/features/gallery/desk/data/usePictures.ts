import { unanswered } from '../../../../desk/kit/changes/sendChange.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import { useStoredRecords, type Sent } from '../../../../desk/kit/records/useStoredRecords.ts';
import { sendToPages } from '../../../../lib/browser/otherPages.ts';
import { byRank, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { arrange } from './order.ts';
import { pictureUploads } from '../upload/uploads.ts';
import { pictureKind } from './pictureKind.ts';

/** A new picture is a file, which has a call of its own. */
const kind = { ...pictureKind, calls: { ...pictureKind.calls, add: pictureUploads.add } };

/** A place depends on the moves before it: they go out one after another. */
const order = 'order';

interface Options {
  onExpire: () => void;
  /** Called after a change that was made here. */
  onChange: () => void;
  /** As in `useStoredRecords`. */
  onSent: (sent: Sent<GalleryPicture>) => void;
  /** Called when a move was refused. */
  onMoveFailed: () => void;
  /** As in `useStoredRecords`, other than for a file. */
  onRefuse: (refusal: Refusal, picture: GalleryPicture | undefined) => void;
}

/** The pictures of the site and the unsent changes of this browser. */
export function usePictures({ onChange, onMoveFailed, onRefuse, ...options }: Options) {
  const { records, ...desk } = useStoredRecords({
    kind,
    ...options,
    onRefuse: (refusal, picture, change) => {
      if (change.blob !== undefined) pictureUploads.fail({ change, refusal });
      // It is as the change wants it.
      else if (refusal.kind === 'gone' && change.set.deleted === true) return;
      else if (change.line !== order) onRefuse(refusal, picture);
      else if (refusal.kind !== 'gone') onMoveFailed();
    },
    // The other open pages of this browser show the change at once.
    onChange: (pictures) => {
      sendToPages('pictures', pictures.filter(({ pending, ofPage }) => !pending && !ofPage).toSorted(byRank));
      onChange();
    },
  });
  const { queue, make } = desk;
  const moving = queue.list().filter(({ line }) => line === order);
  const moves = moving.flatMap(({ record, set: { after } }) =>
    after === null || typeof after === 'string' ? { id: record, after } : [],
  );
  const arranged =
    records &&
    arrange(
      records.filter(({ ofPage }) => !ofPage),
      moves,
    );
  return {
    ...desk,
    /** As they were loaded, with those of the page. */
    stored: records,
    /** The pictures of the gallery in the order of the site, with the moves that are still to be sent. */
    records: arranged,
    /** Moves a picture to a place, counted from 1. It takes the place of a move of the same picture that waits at the end of the line. */
    move: async (picture: GalleryPicture, place: number) => {
      const last = moving.slice(1).at(-1);
      if (last?.record === picture.id) queue.remove(last.id, unanswered);
      const others = (arranged ?? []).filter(({ id }) => id !== picture.id);
      const after = others[place - 2]?.id ?? null;
      const made = await make(picture, { set: { after }, was: {}, line: order });
      if ('refusal' in made && made.refusal.kind !== 'gone') onMoveFailed();
      return made;
    },
  };
}

export type PicturesDesk = ReturnType<typeof usePictures>;
