import type { Locale } from '../../../src/config/locales.ts';
import { answerTo } from '../http/problem.ts';
import { statuses } from '../http/problems.ts';
import { ProblemError } from '../http/problemError.ts';
import { thanksPath } from './addresses.ts';
import type { Sent } from './fields.ts';
import { formPage, policy } from './page.ts';

/** A browser that follows a form, not a script: it shows what it gets. */
const wantsPage = (request: Request) =>
  (request.headers.get('accept') ?? '').includes('text/html') &&
  !(request.headers.get('content-type') ?? '').includes('json');

/** The same for everybody whose form was in order, whether it was kept or not: 202, or 303 to the thanks. */
export function accepted(request: Request, language: Locale): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!wantsPage(request)) return Response.json({ received: true }, { status: 202, headers });
  return new Response(null, { status: 303, headers: { ...headers, location: thanksPath(language) } });
}

/** A problem in the form's own language, which wins; for a plain post, the form again with everything that was typed. */
export function refuse(request: Request, sent: Sent, error: unknown): Response {
  if (!(error instanceof ProblemError)) console.error(error);
  const refused = error instanceof ProblemError ? error : new ProblemError('internal');
  if (!wantsPage(request)) {
    return answerTo(new Request(request.url, { headers: { 'accept-language': sent.language } }), refused);
  }
  return new Response(formPage(sent, refused), {
    status: statuses[refused.problem],
    headers: {
      ...refused.headers,
      'cache-control': 'no-store',
      'content-language': sent.language,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });
}
