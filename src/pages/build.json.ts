import type { APIRoute } from 'astro';
import { cacheDir } from 'astro:config/server';
import { isOn, musicServices } from '../config/services.ts';
import { galleryDigest, recordsDigest, type BuildRecord } from '../records/built/buildRecord.ts';
import { concerts, gallery, listedConcerts, listedVenues, releases } from '../stores/collections/content.ts';
import { sourceKinds } from '../records/built/attention.ts';
import { failingSince } from '../stores/collections/sourceLoader.ts';
import { sources } from '../stores/collections/sources.ts';
import { nextChange } from '../lib/dates/nextChange.ts';
import { setting } from '../lib/setting.ts';

/** Records the content of this build for the daily rebuild (`functions/rebuild.ts`). */
export const GET: APIRoute = async () => {
  // The start of the build: earlier than every page, so that no change between the two is missed.
  const builtAt = new Date(performance.timeOrigin);
  const fromServices = musicServices.some((service) => isOn(service, setting));
  const shown = { concerts: await concerts(), releases: await releases(), fromServices };
  const failing = sourceKinds.map(async (kind) => {
    const since = await failingSince(kind, sources[kind](setting), cacheDir);
    return since === undefined ? [] : [{ kind, since }];
  });
  return Response.json({
    builtAt: builtAt.toISOString(),
    changesAt: nextChange(shown, builtAt)?.toISOString() ?? null,
    concerts: sources.concerts(setting) ? recordsDigest(await listedConcerts()) : null,
    venues: sources.venues(setting) ? recordsDigest(await listedVenues()) : null,
    gallery: sources.gallery(setting) ? galleryDigest(await gallery()) : null,
    failedSources: (await Promise.all(failing)).flat(),
  } satisfies BuildRecord);
};
