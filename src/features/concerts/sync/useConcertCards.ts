import { useEffect, useEffectEvent } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { useRecords } from '../../../lib/recordStore.ts';
import type { Arrivals } from './arrivals.ts';
import type { Arrived } from './currentLists.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { loadScript } from './loadScript.ts';

export type ConcertCards = Arrived & Arrivals;

/** Loads the code that shows records whenever new ones are in the record store, and passes both to `onArrival`. */
export function useConcertCards(locale: Locale, onArrival: (cards: ConcertCards) => void): void {
  const records = useRecords('concerts');
  const handleArrival = useEffectEvent(onArrival);

  useEffect(() => {
    if (!records) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const arrivals = await loadScript(async () => (await import('./arrivals.ts')).arrivals(locale), signal);
      if (!signal.aborted) handleArrival({ records, isAll: firestoreProject !== undefined, ...arrivals });
    };
    // Rejects only after an abort: newer records have arrived.
    load().catch(() => undefined);
    return () => {
      controller.abort();
    };
  }, [records, locale]);
}
