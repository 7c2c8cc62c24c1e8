import type { Locale } from '../../../src/config/locales.ts';
import { answerTo } from '../http/problem.ts';
import { statuses } from '../http/problems.ts';
import { problemOf } from '../http/problemError.ts';
import { routes } from '../site/routes.ts';
import type { Submission } from './fields.ts';
import { formPage, policy } from './page.ts';

/** Whether the browser itself shows the answer, because a plain form was posted. */
export const wantsPage = (request: Request) =>
  (request.headers.get('accept') ?? '').includes('text/html') &&
  !(request.headers.get('content-type') ?? '').includes('json');

/** The answer to every valid form, also to suspected spam: 202, or 303 to the thanks. */
export function accepted(request: Request, language: Locale): Response {
  if (!wantsPage(request)) return Response.json({ received: true }, { status: 202 });
  return new Response(null, { status: 303, headers: { location: routes['contact-thanks'][language] } });
}

/** The answer to an error: a problem document in the form's language, or for a plain post the form with everything that was typed. */
export function failed(request: Request, submission: Submission, error: unknown): Response {
  const failure = problemOf(error);
  if (!wantsPage(request)) {
    return answerTo(
      new Request(request.url, { headers: { 'accept-language': submission.language } }),
      failure,
    );
  }
  return new Response(formPage(submission, failure), {
    status: statuses[failure.problem],
    headers: {
      ...failure.headers,
      'content-language': submission.language,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });
}
