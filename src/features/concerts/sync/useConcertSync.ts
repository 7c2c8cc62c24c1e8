import { useEffect, useState, type RefObject } from 'react';
import { dateTimeOf } from '../ticket/readTicket.ts';
import { toInstant } from '../../../records/timeZone.ts';
import { receiveFromDesk } from '../../../lib/browser/otherPages.ts';
import { publish } from '../../../lib/recordStore.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { syncConcerts, type SyncOptions } from './syncConcerts.ts';

interface Page extends Pick<SyncOptions, 'locale' | 'offline' | 'isWholePage'> {
  /** Number of past concerts at the time of the build. */
  pastCount: number;
}

/**
 * Syncs the concerts in `root` (docs/decisions/0018). Returns the note about the connection: `undefined` before the sync starts, and
 * empty while online.
 */
export function useConcertSync(
  root: RefObject<HTMLElement | null>,
  { locale, offline, isWholePage, pastCount }: Page,
): string | undefined {
  const [note, setNote] = useState<string>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    receiveFromDesk('concerts', (concerts) => publish('concerts', concerts), controller.signal);
    syncConcerts({
      ...{ element, locale, offline, isWholePage },
      // Computed from the HTML of the build, before the clock moves a concert to the past.
      since: firestoreProject && earliestShown(element, pastCount),
      onNote: setNote,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [root, locale, offline, isWholePage, pastCount]);

  return note;
}

/**
 * The instant of the earliest past ticket in UTC, if the page leaves out older concerts; else `undefined`. Older records change nothing
 * on the page, so Firestore is not asked for them: after years they are nearly all.
 */
export function earliestShown(root: Element, pastCount: number): string | undefined {
  const past = [...root.querySelectorAll("[data-list='past'] article")];
  const earliest = past.at(-1);
  if (!earliest || past.length >= pastCount) return undefined;
  return toInstant(new Date(dateTimeOf(earliest)));
}
