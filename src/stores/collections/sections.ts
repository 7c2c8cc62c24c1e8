import { routeIds, subPages, type RouteId } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { isSubPage } from '../../lib/routing/routes.ts';
import { gallery, members, releases, videos } from './content.ts';

/** The lists that a section shows: it is absent where all of them are empty. */
const lists: Partial<Record<string, readonly (() => Promise<readonly unknown[]>)[]>> = {
  members: [members],
  music: [videos, releases],
  media: [gallery],
};

/** The sections and pages that are not on the site: the band has switched them off, or they have nothing to show in this build. */
export async function absentParts(): Promise<ReadonlySet<string>> {
  const absent = new Set<string>();
  for (const [part, isOn] of Object.entries(site.sections)) {
    const records = await Promise.all((lists[part] ?? []).map((list) => list()));
    const isEmpty = part in lists && records.flat().length === 0;
    if (!isOn || isEmpty) absent.add(part);
  }
  return absent;
}

/** The routes of absent parts, with the pages below them: their addresses show the home page. */
export async function absentRoutes(): Promise<ReadonlySet<RouteId>> {
  const absent = await absentParts();
  return new Set(routeIds.filter((id) => absent.has(isSubPage(id) ? subPages[id].parent : id)));
}
