import type { Fault } from './concertRequests.ts';

/** The connection to the store of the concerts (specification, section 4). */
export interface Connection {
  state: 'unknown' | 'online' | 'offline';
  /** Instant of the last response, in milliseconds since 1970; `undefined` before the first. */
  asOf: number | undefined;
}

/** An event of the connection: a response with its instant, a failure, or no response within the time limit. */
export type ConnectionEvent = { respondedAt: number } | 'failure' | 'timeout';

export const initialConnection: Connection = { state: 'unknown', asOf: undefined };

/** A timeout does not change the state after a response: a stream sends nothing while nothing changes. */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  if (typeof event === 'object') return { state: 'online', asOf: event.respondedAt };
  if (event === 'timeout' && connection.state !== 'unknown') return connection;
  return { ...connection, state: 'offline' };
}

/** Messages of the specification, section 8; `permission-denied`, a refusal by Firestore's rules, has a text of our own. */
const messages: Record<Fault, string> = {
  'deadline-exceeded': 'Request time out',
  unavailable: 'Connection failed.',
  unknown: 'The server answered with a status that is not known here.',
  'failed-precondition': 'The client has already been terminated.',
  'permission-denied': 'The rules of the database do not let visitors read the concerts.',
};

/** Maps a code of Firestore's library. */
export const faultOfCode = (code: string): Fault =>
  Object.hasOwn(messages, code) ? (code as Fault) : 'unknown';

/** Logs for developers. Visitors see only the age of the list. */
export function logFault(fault: Fault): void {
  console.error(`Concerts: ${fault}: ${messages[fault]}`);
}
