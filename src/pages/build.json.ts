import type { APIRoute } from 'astro';
import { isOn, musicServices } from '../config/services.ts';
import { galleryDigest, recordsDigest, type BuildRecord } from '../records/built/buildRecord.ts';
import { concerts, gallery, listedConcerts, releases, venues } from '../stores/collections/content.ts';
import { gallerySource, recordSource } from '../stores/collections/bandSources.ts';
import { nextChange } from '../lib/dates/nextChange.ts';
import { setting } from '../lib/setting.ts';

/** Records the content of this build for the daily rebuild (`functions/rebuild.ts`). */
export const GET: APIRoute = async () => {
  // The start of the build: earlier than every page, so that no change between the two is missed.
  const builtAt = new Date(performance.timeOrigin);
  const fromServices = musicServices.some((service) => isOn(service, setting));
  const shown = { concerts: await concerts(), releases: await releases(), fromServices };
  return Response.json({
    builtAt: builtAt.toISOString(),
    changesAt: nextChange(shown, builtAt)?.toISOString() ?? null,
    concerts: recordSource('concerts', setting) ? recordsDigest(await listedConcerts()) : null,
    venues: recordSource('venues', setting) ? recordsDigest(await venues()) : null,
    gallery: gallerySource(setting) ? galleryDigest(await gallery()) : null,
  } satisfies BuildRecord);
};
