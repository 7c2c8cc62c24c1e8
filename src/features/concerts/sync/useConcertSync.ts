import { useEffect, useState, type RefObject } from 'react';
import { receiveFromDesk } from '../../../lib/browser/otherPages.ts';
import { publish } from '../../../lib/recordStore.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { syncConcerts, type SyncOptions } from './syncConcerts.ts';

/** Facts of the build about the concerts of a page. */
export type SyncedPage = Omit<SyncOptions, 'element' | 'project' | 'isWholePage' | 'onNote' | 'signal'>;

/**
 * Syncs the concerts in `root` (docs/decisions/0018). Returns the note about the connection: `undefined` before the sync starts, and
 * empty while online.
 */
export function useConcertSync(
  root: RefObject<HTMLElement | null>,
  { locale, etag, since, digest, offline }: SyncedPage,
  isWholePage: boolean,
): string | undefined {
  const [note, setNote] = useState<string>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    receiveFromDesk('concerts', (concerts) => publish('concerts', { concerts }), controller.signal);
    syncConcerts({
      ...{ element, project: firestoreProject, locale, etag, since, digest, offline, isWholePage },
      onNote: setNote,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [root, locale, etag, since, digest, offline, isWholePage]);

  return note;
}
