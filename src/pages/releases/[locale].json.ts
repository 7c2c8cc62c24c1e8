import type { APIRoute } from 'astro';
import { localeCodes, type Locale } from '../../config/locales.ts';
import { builtReleases } from '../../features/music/releases/builtReleases.ts';

export const getStaticPaths = () => localeCodes.map((locale) => ({ params: { locale } }));

/** The build's list of releases, which an open page renders once a badge or the list has changed (`useReleases.ts`). */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await builtReleases(params.locale as Locale));
