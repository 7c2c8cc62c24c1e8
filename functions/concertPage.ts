import { setTimeout as pause } from 'node:timers/promises';
import { localeOf, locales } from '../src/config/locales.ts';
import { artist } from '../src/config/site.ts';
import { markup, scriptJson } from '../src/lib/markup.ts';
import { pageAnswer } from './_lib/concertPage/answer.ts';
import { builtPage } from './_lib/concertPage/builtPage.ts';
import { currentPage } from './_lib/concertPage/currentPage.ts';
import { nextLine } from './_lib/concertPage/nextLine.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { sentenceOf } from './_lib/http/problem.ts';
import { ProblemError, problemOf } from './_lib/http/problemError.ts';
import { statuses } from './_lib/http/problems.ts';
import { homeFor, lowerCaseTwin } from './_lib/site/unknownAddress.ts';

/** Time limit of the stores where the build's page can answer instead, in milliseconds. */
const storesTimeoutMs = 3000;

/**
 * The page of a concert: the build's template with the content that the build would write now, because a chat reads nothing else. The page
 * of a removed concert says so (410). While the stores do not answer, and for a concert that they do not know, the build's page stands. An
 * address without a concert leads home, as every unknown one does. Below `/api` the content alone, for a page that is open: 304 where it
 * has not changed, and 200 also for a removed concert, so that the page shows it without an error. `GET /api/next/{locale}` is the hero's line about the next concert.
 */
export default endpoint({
  GET: async (request, { params }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/next/')) return nextLine(request, params.locale);
    if (pathname.startsWith('/api/')) return contentOf(request);
    const present = presentPage(request);
    const timeout = pause(storesTimeoutMs, undefined, { ref: false });
    const first = await Promise.race([present.catch(() => undefined), timeout]);
    const found =
      first ??
      (await builtPage(request)) ??
      (await present.catch((error: unknown) => failedPage(pathname, problemOf(error))));
    return found ?? new Response(null, { status: 302, headers: { location: await elsewhere(request) } });
  },
});

/** Where an address without a concert leads: to its twin in lower case where that has one, else home. */
async function elsewhere({ url }: Request): Promise<string> {
  const { pathname } = new URL(url);
  const twin = lowerCaseTwin(pathname);
  const hasConcert = twin !== undefined && (await currentPage(new Request(new URL(twin, url))));
  return hasConcert ? twin : homeFor(pathname).path;
}

async function presentPage(request: Request): Promise<Response | undefined> {
  const page = await currentPage(request);
  if (!page) return undefined;
  const { slug, status, title, description, card, content, expiresAt, data, template } = page;
  const values = {
    ...{ slug, title, description, card: card.path, cardText: card.text },
    ...{ content: content.html, data: scriptJson(data) },
  };
  return pageAnswer(request, template.interpolate(values), { status, expiresAt, headers: template.headers });
}

/** A failure as a page: a browser shows no problem document. */
function failedPage(pathname: string, { problem, headers }: ProblemError): Response {
  const locale = localeOf(pathname);
  const { text } = markup`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${artist}</title>
<p>${sentenceOf(problem, locale)}</p>
<p><a href="${locales[locale].prefix}/">${artist}</a></p>
</html>
`;
  const policy = { 'content-security-policy': "default-src 'none'", 'content-language': locale };
  return new Response(text, {
    status: statuses[problem],
    headers: { ...headers, ...policy, 'content-type': 'text/html; charset=utf-8' },
  });
}

async function contentOf(request: Request): Promise<Response> {
  const page = await currentPage(request);
  if (!page) throw new ProblemError('not-found');
  const { title, content, expiresAt } = page;
  const html = markup`<title>${title}</title>`.text + content.html;
  return pageAnswer(request, html, { expiresAt, state: content.state });
}

export const config: Config = {
  path: [
    '/live/:slug',
    '/en/live/:slug',
    '/api/concertPage/:locale/:slug',
    '/api/concertpage/:locale/:slug',
    '/api/next/:locale',
  ],
  // `calendar.ts` answers at the first two; the others are the lists of all concerts.
  excludedPath: ['/live/:slug.ics', '/en/live/:slug.ics', '/live/alle', '/en/live/all'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
