import { expect, test } from 'vitest';
import { problem } from '../../../../functions/_lib/problem.ts';
import { statuses, type ProblemName } from '../../../../functions/_lib/problems.ts';
import de from '../../../../i18n/de/problems.json' with { type: 'json' };
import en from '../../../../i18n/en/problems.json' with { type: 'json' };

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
      title: sentences[name],
      status,
    });
  }
});
