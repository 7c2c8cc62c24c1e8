import { expect, test } from 'vitest';
import { logInError, type LogInError } from '../../../../../src/features/admin/session/logInError.ts';
import { ApiProblem, Unreachable } from '../../../../../src/lib/browser/http.ts';

const refused = (status: number, problem: string, retryAfter?: number) =>
  new ApiProblem(status, { type: `urn:problem-type:match:${problem}` }, retryAfter);

test.each<[string, unknown, LogInError]>([
  ['a wrong password', refused(401, 'wrong-password'), { key: 'error-wrong' }],
  ['too many tries', refused(429, 'too-many', 40), { key: 'error-many', seconds: 40 }],
  ['too many tries, without a time', refused(429, 'about:blank'), { key: 'error-many-later' }],
  ['no password configured', refused(503, 'unconfigured'), { key: 'error-unconfigured' }],
  ['a broken server', refused(500, 'internal'), { key: 'error-failed' }],
  ['no connection', new Unreachable(), { key: 'error-offline' }],
  ['a mistake of ours', new TypeError('x'), { key: 'error-failed' }],
])('D4 the error says what happened: %s', (_, error, expected) => {
  expect(logInError(error)).toEqual(expected);
});
