import { locales } from '../src/config/locales.ts';
import { markup, scriptJson } from '../src/lib/markup.ts';
import { pageAnswer } from './_lib/concertPage/answer.ts';
import { currentPage } from './_lib/concertPage/currentPage.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';

/**
 * The page of a concert that was added since the build: the build's template with the content that the build would write. The page of a
 * removed concert says so (410). An address without a concert leads home, as every unknown one does. Below `/api` the content alone,
 * for a page that is open: 304 where it has not changed, and 200 also for a removed concert, so that the page shows it without an error.
 */
export default endpoint({
  GET: async (request) => {
    const { pathname } = new URL(request.url);
    const isContent = pathname.startsWith('/api/');
    const page = await currentPage(request);
    if (!page) {
      if (isContent) throw new ProblemError('not-found');
      const { prefix } = locales[pathname.startsWith('/en/') ? 'en' : 'de'];
      return new Response(null, { status: 302, headers: { location: `${prefix}/` } });
    }
    const { slug, status, title, description, content, data, template } = page;
    if (isContent) {
      const html = markup`<title>${title}</title>`.text + content.html;
      return pageAnswer(request, html, { state: content.state });
    }
    const values = { slug, title, description, content: content.html, data: scriptJson(data) };
    return pageAnswer(request, template.interpolate(values), { status, headers: template.headers });
  },
});

export const config: Config = {
  path: ['/live/:slug', '/en/live/:slug', '/api/concertPage/:locale/:slug'],
  // `calendar.ts` answers there.
  excludedPath: ['/live/:slug.ics', '/en/live/:slug.ics'],
  preferStatic: true,
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
