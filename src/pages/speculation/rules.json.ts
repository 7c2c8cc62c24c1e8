import type { APIRoute } from 'astro';
import { addressedSections } from '../../config/routes.ts';
import { localeCodes, locales } from '../../config/locales.ts';
import { routes } from '../../lib/i18n/i18n.ts';

const concerts = localeCodes.map((code) => `${locales[code].prefix}/live/*`);

/** Sections, to which the home page scrolls, and the desk. */
const excluded = localeCodes.flatMap((code) =>
  (['home', ...addressedSections, 'desk'] as const).map((id) => routes[id][code]),
);

const prefetch = (addresses: string[], eagerness: 'moderate' | 'conservative') => ({
  eagerness,
  where: {
    and: [
      { href_matches: addresses },
      // A file's name has a full stop.
      { not: { href_matches: ['/api/*', '/*.*', ...excluded] } },
      // The language switch adds to its address at the click.
      { selector_matches: 'html:not([data-low-data]) a[href^="/"]:not([target],[download],[hreflang])' },
    ],
  },
});

/** Pages that the browser fetches before a click: a concert's with the pointer on its link, others with its press (docs/decisions/0036). */
export const GET: APIRoute = () =>
  Response.json({ prefetch: [prefetch(concerts, 'moderate'), prefetch(['/*'], 'conservative')] });
