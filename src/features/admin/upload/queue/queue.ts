/** The upload state of a picture (INTERACTIONS, U2). Shares are from 0 to 1. */
export type State =
  | { kind: 'waiting' }
  | { kind: 'compressing'; share: number }
  | { kind: 'ready' }
  | { kind: 'sending'; share: number }
  | { kind: 'done' }
  | ({ kind: 'failed' } & Failure);

export interface Failure {
  /** A sentence in the page's language. */
  reason: string;
  /** Whether trying again can help. */
  canRetry: boolean;
}

export interface Queued {
  /** Counted from 0, for as long as the page is open. */
  id: number;
  /** Names the picture to the server, so that a repeated attempt stores it once. */
  key: string;
  /** The file's own name, which is shown here and sent to nobody. */
  name: string;
  file: File;
  /** The file to send, once it is compressed. */
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

/** Whether the picture can no longer become part of the gallery. */
const isHopeless = ({ state }: Queued): boolean => state.kind === 'failed' && !state.canRetry;

/** A failure that another attempt may mend. */
export const isRetryable = ({ state }: Queued): boolean => state.kind === 'failed' && state.canRetry;

/** True while leaving would lose something. */
export const isUnsent = (queued: Queued): boolean => queued.state.kind !== 'done' && !isHopeless(queued);

/** Waiting for its request, or on its way. */
export const isInOutbox = ({ state, picture }: Queued): boolean =>
  state.kind === 'sending' || (state.kind === 'waiting' && picture !== undefined);

/** A picture that could be sent now: compressed, and neither on its way nor there. */
export const isSendable = (queued: Queued): queued is Queued & { picture: Blob } =>
  queued.picture !== undefined && isUnsent(queued) && !isInOutbox(queued);
