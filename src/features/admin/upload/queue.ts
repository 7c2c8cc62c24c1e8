/** What is happening to a picture on its way into the gallery (INTERACTIONS, U2). Shares are from 0 to 1. */
export type State =
  | { kind: 'waiting' }
  | { kind: 'compressing'; share: number }
  | { kind: 'ready' }
  | { kind: 'sending'; share: number }
  | { kind: 'done' }
  /** `reason` is a sentence in the page's language. */
  | { kind: 'failed'; reason: string };

export interface Queued {
  /** Counted from 0, for as long as the page is open. */
  id: number;
  /** The file's own name, which is shown here and sent to nobody. */
  name: string;
  file: File;
  /** Who made it, as far as that can be guessed: whoever made the one before. */
  credit: string;
  /** What will be sent, once it is compressed. */
  picture?: Blob;
  state: State;
}

export type Change =
  { add: readonly Queued[] } | { remove: number } | { id: number; state: State; picture?: Blob };

/** The queue after a change. What happens to a picture that was removed meanwhile is forgotten. */
export function changed(queue: readonly Queued[], change: Change): readonly Queued[] {
  if ('add' in change) return [...queue, ...change.add];
  if ('remove' in change) return queue.filter(({ id }) => id !== change.remove);
  const { id, ...news } = change;
  return queue.map((queued) => (queued.id === id ? { ...queued, ...news } : queued));
}

/** True while leaving would lose something. */
export const isUnsent = ({ state }: Queued): boolean => state.kind !== 'done';

/** A picture that could be sent now: compressed, and neither on its way nor there. */
export const isSendable = (queued: Queued): queued is Queued & { picture: Blob } =>
  queued.picture !== undefined && (queued.state.kind === 'ready' || queued.state.kind === 'failed');
