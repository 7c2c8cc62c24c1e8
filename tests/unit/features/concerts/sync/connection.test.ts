import { expect, test, vi } from 'vitest';
import type { Failure } from '../../../../../src/features/concerts/sync/concertRequests.ts';
import {
  failureOfCode,
  initialConnection,
  logFailure,
  nextConnection,
  type Connection,
  type ConnectionEvent,
} from '../../../../../src/features/concerts/sync/firestore/stream.ts';

const later = Date.parse('2026-11-21T09:01:00Z');
const online: Connection = { state: 'online', asOf: later };
const offline: Connection = { state: 'offline', asOf: later };

test('the state is unknown before the first event', () =>
  expect(initialConnection).toEqual({ state: 'unknown', asOf: undefined }));

test.each<[string, Connection, ConnectionEvent, Connection]>([
  ['a response', initialConnection, { respondedAt: later }, online],
  ['a failure', initialConnection, 'failure', { state: 'offline', asOf: undefined }],
  ['a timeout', initialConnection, 'timeout', { state: 'offline', asOf: undefined }],
  ['a response, then another', online, { respondedAt: later + 1 }, { state: 'online', asOf: later + 1 }],
  ['a response, then a failure', online, 'failure', offline],
  ['a response, then a timeout', online, 'timeout', online],
  ['a failure, then a timeout', offline, 'timeout', offline],
  ['a failure, then another', offline, 'failure', offline],
  ['a failure, then a response', offline, { respondedAt: later + 1 }, { state: 'online', asOf: later + 1 }],
])('the state after %s', (_, connection, event, expected) =>
  expect(nextConnection(connection, event)).toEqual(expected),
);

test.each([
  ['permission-denied', 'permission-denied'],
  ['resource-exhausted', 'unknown'],
  ['toString', 'unknown'],
] satisfies [string, Failure][])('maps the library’s code %s to %s', (code, failure) =>
  expect(failureOfCode(code)).toBe(failure),
);

test('logs failures with the codes and messages of the catalogue', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const failure of ['deadline-exceeded', 'unavailable', 'failed-precondition'] as const)
    logFailure(failure);

  expect(logged.mock.calls.flat()).toEqual([
    'Concerts: deadline-exceeded: Request time out',
    'Concerts: unavailable: Connection failed.',
    'Concerts: failed-precondition: The client has already been terminated.',
  ]);
});
