import { useSyncExternalStore } from 'react';
import type { Concert } from '../records/concert.ts';
import type { ServiceRelease } from '../records/release.ts';
import type { ChannelVideo } from '../records/video.ts';

/** A list of concerts that takes the place of the build's. */
export interface SyncedConcerts {
  concerts: readonly Concert[];
  /** ETag of the API's list; absent for another origin. */
  etag?: string | undefined;
  /** Concerts that begin before this instant are left out. */
  since?: string | undefined;
}

/** The records that can arrive after the build, by kind. */
export interface Records {
  concerts: SyncedConcerts;
  /** All videos of the channel, newest first; never empty. */
  videos: readonly ChannelVideo[];
  /** All releases of the artist, newest first; never empty. */
  releases: readonly ServiceRelease[];
}

type Kind = keyof Records;

const records: Partial<Records> = {};
const listeners = new Set<() => void>();

/** Publishes newer records to every island of the page that shows this kind. */
export function publish<K extends Kind>(kind: K, next: Records[K]): void {
  records[kind] = next;
  for (const listener of listeners) listener();
}

/** The latest published records of a kind. */
export const published = <K extends Kind>(kind: K): Records[K] | undefined => records[kind];

/** Calls `listener` after each `publish` of any kind. Returns the function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The records published since the page was opened; `undefined` before the first. */
export const useRecords = <K extends Kind>(kind: K): Records[K] | undefined =>
  useSyncExternalStore<Records[K] | undefined>(
    subscribe,
    () => records[kind],
    () => undefined,
  );
