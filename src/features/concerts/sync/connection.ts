/** The online state of the data backend (specification, section 4). */
export type OnlineState = 'unknown' | 'online' | 'offline';

export interface Connection {
  state: OnlineState;
  /** When what is shown was last known to be true, in milliseconds since 1970; `undefined` until the first answer. */
  asOf: number | undefined;
}

/** A event of the backend: an answer with its instant, a failure, or silence beyond the time limit. */
export type ConnectionEvent = { answered: number } | 'failure' | 'silence';

/** Before anything is heard. */
export const initialConnection: Connection = { state: 'unknown', asOf: undefined };

/** Silence says nothing about a connection that has answered: it has nothing new to tell. */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  if (typeof event === 'object') return { state: 'online', asOf: event.answered };
  if (event === 'silence' && connection.state !== 'unknown') return connection;
  return { ...connection, state: 'offline' };
}
