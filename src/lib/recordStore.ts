import { useSyncExternalStore } from 'react';
import type { Concert } from '../contracts/concert.ts';
import type { StoredPicture } from '../contracts/storedPicture.ts';
import type { ServiceRelease } from '../services/spotify/spotify.ts';
import type { ChannelVideo } from '../services/youtube/youTube.ts';

/** What can arrive after the build, by kind; each record as its contract says. */
export interface Records {
  concerts: readonly Concert[];
  /** Those that the build did not know, newest first. */
  pictures: readonly StoredPicture[];
  /** All of the channel, newest first; never none. */
  videos: readonly ChannelVideo[];
  /** All of the artist, newest first; never none. */
  releases: readonly ServiceRelease[];
}

type Kind = keyof Records;

const records: Partial<Records> = {};
const listeners = new Set<() => void>();

/** Shows newer records in every island of the page that shows this kind. The build's stay where nothing arrives. */
export function publish<K extends Kind>(kind: K, fresh: Records[K]): void {
  records[kind] = fresh;
  for (const listener of listeners) listener();
}

/** What was published of this kind so far. */
export const published = <K extends Kind>(kind: K): Records[K] | undefined => records[kind];

/** Calls `listener` after each `publish` of any kind; what is returned ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The records that arrived since the page was opened; `undefined` as long as what the build knew is all there is. */
export const useRecords = <K extends Kind>(kind: K): Records[K] | undefined =>
  useSyncExternalStore<Records[K] | undefined>(
    subscribe,
    () => records[kind],
    () => undefined,
  );
