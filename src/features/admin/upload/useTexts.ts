import { useState, type RefObject } from 'react';
import type { Ready } from './queue/outbox.ts';
import { isSendable, type Queued } from './queue/queue.ts';
import { firstGap, missing, textsIn, type Field } from './texts.ts';

type Gaps = ReadonlyMap<number, readonly Field[]>;

/** The texts of the pictures, as they stand in the form, and the fields that lacked one at the last attempt. */
export function useTexts(form: RefObject<HTMLFormElement | null>) {
  const [gaps, setGaps] = useState<Gaps>(new Map());
  const typed = () => new FormData(form.current ?? undefined);
  const gapsIn = (pictures: readonly Queued[]): Gaps => {
    const data = typed();
    const lacking = pictures.map(({ id }) => [id, missing(textsIn(data, id))] as const);
    return new Map(lacking.filter(([, fields]) => fields.length > 0));
  };

  return {
    gaps,
    /** Takes the gaps away that have been filled in. */
    recheck: (queue: readonly Queued[]) => {
      if (gaps.size > 0) setGaps(gapsIn(queue.filter(({ id }) => gaps.has(id))));
    },
    /** The pictures that can be sent now, with their texts; none while one lacks a text, whose field gets the focus. */
    complete: (pictures: readonly Queued[]): Ready[] => {
      const sendable = pictures.filter(isSendable);
      const found = gapsIn(sendable);
      setGaps(found);
      const gap = firstGap(found);
      if (gap) {
        document.getElementById(gap)?.focus();
        return [];
      }
      const data = typed();
      return sendable.map((queued) => ({ ...queued, texts: textsIn(data, queued.id) }));
    },
  };
}
