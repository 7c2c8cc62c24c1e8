import type { Locale } from '../../../src/config/locales.ts';
import { translators } from '../texts.ts';
import { callerLanguage } from './language.ts';
import { problemType, statuses, type ProblemName } from './problems.ts';
import type { ProblemError } from './problemError.ts';

const texts = await translators((locale) => ({
  problems: import(`../../../generated/i18n/${locale}/problems.json`, { with: { type: 'json' } }),
}));

/** The sentence of a problem. */
export function sentenceOf(name: ProblemName, language: Locale): string {
  return texts[language](`problems:${name}`);
}

/**
 * A problem document (RFC 9457): a stable `type` and a sentence in the caller's language. The document is never cached, and holds nothing
 * of the error behind it.
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
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The problem document of a thrown error. */
export function answerTo(request: Request, error: ProblemError): Response {
  return problem(request, error.problem, error.headers, error.extensions);
}
