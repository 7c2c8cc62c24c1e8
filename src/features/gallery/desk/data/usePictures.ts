import { useEffect, useRef } from 'react';
import type { Outcome } from '../../../../desk/kit/records/outbox/sendCopy.ts';
import type { Sent } from '../../../../desk/kit/records/outbox/outbox.ts';
import type { Refusal } from '../../../../desk/kit/changes/useChanges.ts';
import { useStoredRecords } from '../../../../desk/kit/records/useStoredRecords.ts';
import { sendToPages } from '../../../../lib/browser/otherPages.ts';
import { byRank, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { arrange } from './order.ts';
import { pictureKind, sendPictureCopy, versionedPictures } from './pictureKind.ts';

interface Options {
  onExpire: () => void;
  /** Called after a change that was made here. */
  onChange: () => void;
  /** Called when the texts of a picture were stored, from its form or later. */
  onSent: (sent: Sent<GalleryPicture>) => void;
  /** Called when a move was refused. */
  onMoveFailed: () => void;
  /** As in `useStoredRecords`. */
  onRefuse: (refusal: Refusal, picture: GalleryPicture | undefined) => void;
}

/** Moves of one picture within this time become one request, in milliseconds. */
const collectedMs = 1000;

const moveKey = (id: string) => `${id}/place`;
const isMove = (key: string): boolean => key.endsWith('/place');

/** The pictures of the site and the unsent changes of this browser. A move is a draft of its own, so that it never sends half a text. */
export function usePictures({ onExpire, onChange, onSent, onMoveFailed, onRefuse }: Options) {
  const { records, ...desk } = useStoredRecords({
    kind: versionedPictures,
    send: sendPictureCopy,
    ...{ onExpire, onRefuse },
    onSent: (sent) => {
      if (!isMove(sent.key)) onSent(sent);
    },
    // The other open pages of this browser show the change at once.
    onChange: (pictures) => {
      sendToPages('pictures', pictures.filter(({ pending }) => !pending).toSorted(byRank));
      onChange();
    },
  });
  const { drafts, draftList, outbox } = desk;
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const sendMove = async (key: string) => {
    const draft = drafts.read(key);
    if (!draft) return;
    const outcome = await outbox.submit(key, draft);
    if (!outcome || waits(outcome)) return;
    drafts.remove(key);
    onMoveFailed();
  };
  useEffect(() => {
    // Moves of a page that was closed before it sent them.
    for (const { key, inFlight } of drafts.list()) if (isMove(key) && !inFlight) void sendMove(key);
  }, []);

  const moves = draftList
    .filter(({ key }) => isMove(key))
    .map(({ key, typed }) => ({ id: key.slice(0, -moveKey('').length), place: Number(typed.place) }));
  return {
    ...desk,
    /** As they were loaded. */
    stored: records,
    /** In the order of the site, with the moves that are still to be sent. */
    records: records && arrange(records, moves),
    /** Moves a picture to a place, counted from 1; several moves of it one after the other become one request. */
    move: (picture: GalleryPicture, place: number) => {
      const key = moveKey(picture.id);
      // A move that another picture's has followed is sent again, after that one.
      if (drafts.list().findLast((draft) => isMove(draft.key))?.key !== key) drafts.remove(key);
      outbox.type(key, { place: String(place) }, { typed: pictureKind.toForm(picture), base: picture });
      clearTimeout(timers.current.get(key));
      timers.current.set(
        key,
        setTimeout(() => void sendMove(key), collectedMs),
      );
    },
  };
}

/** True for a move that is stored, or that the outbox sends again by itself. */
const waits = ({ kind }: Outcome<GalleryPicture>): boolean => ['saved', 'later', 'expired'].includes(kind);

export type PicturesDesk = ReturnType<typeof usePictures>;
