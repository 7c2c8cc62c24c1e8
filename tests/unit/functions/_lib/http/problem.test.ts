import { expect, test } from 'vitest';
import { problem } from '../../../../../functions/_lib/http/problem.ts';
import { statuses, type ProblemName } from '../../../../../functions/_lib/http/problems.ts';
import de from '../../../../../i18n/de/problems.json' with { type: 'json' };
import en from '../../../../../i18n/en/problems.json' with { type: 'json' };
import type { Locale } from '../../../../../src/config/locales.ts';
import { translate } from '../../../../../src/lib/i18n/translator.ts';

// As the callers know them: other tests take them from the same table.
test('each problem has the status that the API promises', () =>
  expect(statuses).toEqual({
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
  }));

const rows = Object.entries(statuses) as [ProblemName, number][];

test.each(rows)('%s is a problem of RFC 9457 in the language of the caller', async (name, status) => {
  for (const [language, sentences] of Object.entries({ de, en })) {
    const request = new Request('http://localhost/', { headers: { 'accept-language': language } });
    const response = problem(request, name);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      type: `urn:problem-type:match:${name}`,
      title: translate(language as Locale, sentences)(name),
      status,
    });
  }
});
