import type { APIRoute } from 'astro';
import { defaultLocale, localeCodes } from '../config/locales.ts';
import { routeIds, unlistedRoutes } from '../config/routes.ts';
import { slugOf } from '../records/concertRules.ts';
import { concerts } from '../stores/collections/content.ts';
import { absentRoutes } from '../stores/collections/sections.ts';
import { isWaiting } from '../stores/collections/waiting.ts';
import { routes } from '../lib/i18n/i18n.ts';
import { canonicalRoute } from '../lib/routing/pages.ts';
import { concertPaths } from '../lib/routing/routes.ts';

/** Canonical addresses only, each with its address in the other language. */
export const GET: APIRoute = async ({ site }) => {
  const address = (path: string) => new URL(path, site).href;
  const absent = await absentRoutes();
  const listed = routeIds.filter(
    (id) => canonicalRoute(id) === id && !unlistedRoutes.has(id) && !absent.has(id),
  );
  const pages = (await isWaiting())
    ? []
    : [
        ...listed.map((id) => routes[id]),
        ...(await concerts()).map((concert) => concertPaths(slugOf(concert))),
      ];
  const entries = pages.flatMap((paths) => {
    const links = [
      ...localeCodes.map((locale) => [locale, locale] as const),
      ['x-default', defaultLocale] as const,
    ]
      .map(
        ([tag, locale]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(paths[locale])}"/>`,
      )
      .join('');
    return localeCodes.map((locale) => `<url><loc>${address(paths[locale])}</loc>${links}</url>`);
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml' },
    },
  );
};
