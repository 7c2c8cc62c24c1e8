import type { KeyOf, Texts } from '../../../src/lib/i18n/translator.ts';

/** Each kind of problem and its status; its sentences stand in `i18n/<language>/problems.json` under the same name. */
export const statuses = {
  malformed: 400,
  'no-session': 401,
  'wrong-password': 401,
  'foreign-origin': 403,
  'missing-token': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'venue-in-use': 409,
  'build-awaited': 409,
  'build-needless': 409,
  'build-unread': 409,
  gone: 410,
  outdated: 412,
  'too-large': 413,
  'too-many-files': 413,
  'wrong-type': 415,
  invalid: 422,
  'not-a-picture': 422,
  'picture-too-big': 422,
  'picture-too-small': 422,
  'no-revision': 428,
  'too-many': 429,
  internal: 500,
  upstream: 502,
  unattended: 503,
  unconfigured: 503,
  'upstream-busy': 503,
  'upstream-silent': 504,
} as const satisfies Record<KeyOf<Texts<'problems'>>, number>;

export type ProblemName = keyof typeof statuses;

/** The stable `type` of a problem document (RFC 9457). */
export const problemType = (name: ProblemName) => `urn:problem-type:match:${name}`;
