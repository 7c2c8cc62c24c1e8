import { cacheDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPublic } from '../../../generated/band.ts';
import type { RouteId } from '../../config/routes.ts';
import { unfilled } from '../../config/band/placeholder.ts';
import { site } from '../../config/site.ts';
import { routes } from '../../lib/i18n/i18n.ts';
import { replaceFile } from '../../lib/replaceFile.ts';
import { staticRoutes, type StaticRoute } from '../../lib/routing/routes.ts';
import { gallery, listedConcerts, members, releases, videos } from './content.ts';
import { absentRoutes } from './sections.ts';

/** The last complete imprint, in the cache folder that the host keeps between builds. */
const file = fileURLToPath(new URL('sources/imprint.json', cacheDir));

/** Names of what is missing in the imprint and the e-mail address. */
export const missing = unfilled({ ...site.imprint, email: site.email });

if (isPublic && missing.length === 0)
  await replaceFile(file, JSON.stringify({ imprint: site.imprint, email: site.email }));
const kept = isPublic && missing.length > 0 ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
// Here, before any page is rendered: a site that was complete once stays public.
if (kept !== undefined) Object.assign(site, JSON.parse(kept));

/** Whether the public site has nothing to show yet: it has no record of the band's own, or never had a complete imprint. */
export async function isWaiting(): Promise<boolean> {
  if (!isPublic) return false;
  if (missing.length > 0 && kept === undefined) return true;
  const kinds = await Promise.all([listedConcerts(), gallery(), members(), releases(), videos()]);
  return kinds.every(({ length }) => length === 0);
}

/** Pages that stand while the site waits for its band. */
const early: ReadonlySet<RouteId> = new Set<RouteId>(['desk', 'desk-help', 'desk-page']);

/**
 * Every address of some routes, as `staticRoutes` lists them, without those that wait for the band. The addresses of an absent part are
 * among those of the home page.
 */
export async function builtRoutes(ids: readonly RouteId[]): Promise<StaticRoute[]> {
  if (await isWaiting()) return staticRoutes(routes, ids).filter(({ id }) => early.has(id));
  const absent = await absentRoutes();
  const own = staticRoutes(
    routes,
    ids.filter((id) => !absent.has(id)),
  );
  const others = ids.includes('home') ? staticRoutes(routes, [...absent]) : [];
  return [...own, ...others.map((route) => ({ ...route, id: 'home' as const }))];
}
