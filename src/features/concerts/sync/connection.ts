/** The online state of the data backend (specification, section 4). */
export type OnlineState = 'unknown' | 'online' | 'offline';

export interface Connection {
  state: OnlineState;
  /** When what is shown was last known to be true, in milliseconds since 1970; `undefined` until the first answer. */
  asOf: number | undefined;
}

/** A sign of the backend: an answer with its instant, a failure, or silence beyond the time limit. */
export type Sign = { answered: number } | 'failure' | 'silence';

/** Before anything is heard. */
export const unheard: Connection = { state: 'unknown', asOf: undefined };

/** Silence says nothing about a connection that has answered: it has nothing new to tell. */
export function after(connection: Connection, sign: Sign): Connection {
  if (typeof sign === 'object') return { state: 'online', asOf: sign.answered };
  if (sign === 'silence' && connection.state !== 'unknown') return connection;
  return { ...connection, state: 'offline' };
}
