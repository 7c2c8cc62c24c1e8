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

async function hasContent(part: string): Promise<boolean> {
  const records = await Promise.all(lists[part]?.map((list) => list()) ?? []);
  return records.length === 0 || records.some(({ length }) => length > 0);
}

/** The sections and pages that are not on the site: the band has switched them off, or they have nothing to show in this build. */
export async function absentParts(): Promise<ReadonlySet<string>> {
  const parts = Object.entries(site.sections).map(async ([part, isOn]) => ({
    part,
    isPresent: isOn && (await hasContent(part)),
  }));
  return new Set((await Promise.all(parts)).filter(({ isPresent }) => !isPresent).map(({ part }) => part));
}

/** The routes of absent parts, with the pages below them: their addresses show the home page. */
export async function absentRoutes(): Promise<ReadonlySet<RouteId>> {
  const absent = await absentParts();
  return new Set(routeIds.filter((id) => absent.has(isSubPage(id) ? subPages[id].parent : id)));
}
