import { expect, test, vi } from 'vitest';
import {
  faultOf,
  logFault,
  type FaultCode,
} from '../../../../../../src/features/concerts/sync/firestore/connectionFault.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';
import { ServiceError } from '../../../../../../src/services/http/serviceError.ts';

const timeout = new DOMException('Too late.', 'TimeoutError');

test.each<[string, unknown, FaultCode]>([
  ['the library’s own code', { code: 'permission-denied' }, 'permission-denied'],
  ['a code that the catalogue has not', { code: 'resource-exhausted' }, 'unknown'],
  ['a name that every object has', { code: 'toString' }, 'unknown'],
  ['a time that is up', timeout, 'deadline-exceeded'],
  ['a call that took too long', new Unreachable('', { cause: timeout }), 'deadline-exceeded'],
  ['a source that was silent', new ServiceError('', { cause: timeout }), 'deadline-exceeded'],
  ['a call without an answer', new Unreachable(''), 'unavailable'],
  ['a source without an answer', new ServiceError(''), 'unavailable'],
  ['a source that refuses', new ServiceError('', { status: 403 }), 'permission-denied'],
  ['a source that breaks down', new ServiceError('', { status: 500 }), 'unknown'],
  ['an API that breaks down', new ApiProblem(503, {}), 'unknown'],
  ['something that is no JSON', new SyntaxError(''), 'unknown'],
])('%s', (_, failure, code) => {
  expect(faultOf(failure)).toBe(code);
});

test('errors are logged with the codes and words of the catalogue', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const code of ['deadline-exceeded', 'unavailable', 'failed-precondition'] as const) logFault(code);

  expect(logged.mock.calls.flat()).toEqual([
    'Concerts: deadline-exceeded: Request time out',
    'Concerts: unavailable: Connection failed.',
    'Concerts: failed-precondition: The client has already been terminated.',
  ]);
});
