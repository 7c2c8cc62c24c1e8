import { expect, test } from 'vitest';
import {
  nextConnection,
  initialConnection,
  type Connection,
  type ConnectionEvent,
} from '../../../../../src/features/concerts/sync/connection.ts';

const later = Date.parse('2026-11-21T09:01:00Z');
const online: Connection = { state: 'online', asOf: later };
const offline: Connection = { state: 'offline', asOf: later };

test('before anything is heard the state is unknown, and what is shown is as old as the build', () => {
  expect(initialConnection).toEqual({ state: 'unknown', asOf: undefined });
});

test.each<[string, Connection, ConnectionEvent, Connection]>([
  ['an answer', initialConnection, { answered: later }, online],
  ['a failure', initialConnection, 'failure', { state: 'offline', asOf: undefined }],
  ['silence', initialConnection, 'silence', { state: 'offline', asOf: undefined }],
  ['an answer, then another', online, { answered: later + 1 }, { state: 'online', asOf: later + 1 }],
  ['an answer, then a failure', online, 'failure', offline],
  ['an answer, then silence', online, 'silence', online],
  ['a failure, then silence', offline, 'silence', offline],
  ['a failure, then another', offline, 'failure', offline],
  ['a failure, then an answer', offline, { answered: later + 1 }, { state: 'online', asOf: later + 1 }],
])('%s', (_, connection, sign, expected) => {
  expect(nextConnection(connection, sign)).toEqual(expected);
});
