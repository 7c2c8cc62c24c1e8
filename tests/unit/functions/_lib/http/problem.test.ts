import { expect, test } from 'vitest';
import { problem } from '../../../../../functions/_lib/http/problem.ts';
import { statuses, type ProblemName } from '../../../../../functions/_lib/http/problems.ts';
import de from '../../../../../i18n/de/problems.json' with { type: 'json' };
import en from '../../../../../i18n/en/problems.json' with { type: 'json' };
import type { Locale } from '../../../../../src/config/locales.ts';
import { translate } from '../../../../../src/lib/i18n/translator.ts';

const rows = Object.entries(statuses) as [ProblemName, number][];

// As the callers know them: other tests take them from the same table.
const promised: [number, ProblemName[]][] = [
  [400, ['malformed']],
  [401, ['no-session', 'wrong-password']],
  [403, ['foreign-origin', 'missing-token']],
  [404, ['not-found']],
  [405, ['method-not-allowed']],
  [409, ['conflict', 'venue-in-use', 'build-awaited', 'build-needless', 'build-unread']],
  [410, ['gone']],
  [412, ['outdated']],
  [413, ['too-large', 'too-many-files']],
  [415, ['wrong-type']],
  [422, ['invalid', 'not-a-picture', 'picture-too-big', 'picture-too-small']],
  [428, ['no-revision']],
  [429, ['too-many']],
  [500, ['internal']],
  [502, ['upstream']],
  [503, ['unattended', 'unconfigured', 'upstream-busy']],
  [504, ['upstream-silent']],
];

test('each problem has the status that the API promises', () =>
  expect(
    [...Map.groupBy(rows, ([, status]) => status)].map(([status, of]) => [status, of.map(([name]) => name)]),
  ).toEqual(promised));

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
