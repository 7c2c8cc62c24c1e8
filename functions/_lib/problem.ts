import de from '../../i18n/de/problems.json' with { type: 'json' };
import en from '../../i18n/en/problems.json' with { type: 'json' };
import { callerLanguage } from './language.ts';

const sentences = { de, en };

const statuses = {
  'not-found': 404,
  'method-not-allowed': 405,
  internal: 500,
} as const satisfies Record<keyof typeof de, number>;

export type ProblemName = keyof typeof statuses;

/**
 * A refusal as RFC 9457 describes it: a `type` that never changes and a sentence in the caller's language.
 * Never cached, and it holds nothing of the error behind it.
 */
export function problem(request: Request, name: ProblemName, headers: Record<string, string> = {}): Response {
  const language = callerLanguage(request);
  const status = statuses[name];
  const body = { type: `urn:problem-type:match:${name}`, title: sentences[language][name], status };
  return Response.json(body, {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-language': language,
      'content-type': 'application/problem+json',
    },
  });
}
