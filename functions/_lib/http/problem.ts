import de from '../../../i18n/de/problems.json' with { type: 'json' };
import en from '../../../i18n/en/problems.json' with { type: 'json' };
import type { Locale } from '../../../src/config/locales.ts';
import { callerLanguage } from './language.ts';
import { problemType, statuses, type ProblemName } from './problems.ts';
import type { ProblemError } from './problemError.ts';

const sentences = { de, en };

/** The sentence of a refusal. */
export function sentenceOf(name: ProblemName, language: Locale): string {
  return sentences[language][name];
}

/**
 * A refusal as RFC 9457 describes it: a `type` that never changes and a sentence in the caller's language.
 * Never cached, and it holds nothing of the error behind it.
 */
export function problem(
  request: Request,
  name: ProblemName,
  headers: Record<string, string> = {},
  extensions: Record<string, unknown> = {},
): Response {
  const language = callerLanguage(request);
  const status = statuses[name];
  const body = { type: problemType(name), title: sentenceOf(name, language), status, ...extensions };
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

/** The answer to a refusal that was thrown. */
export function answerTo(request: Request, refused: ProblemError): Response {
  return problem(request, refused.problem, refused.headers, refused.extensions);
}
