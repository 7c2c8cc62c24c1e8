import type { APIRoute } from 'astro';
import type { EmbeddedRecords } from '../records/built/embeddedRecords.ts';
import { concertFiles, venueFiles } from '../lib/content.ts';

/** Hands the records of `src/content` to the functions, which can read only the stores. */
export const GET: APIRoute = async () =>
  Response.json({ concerts: await concertFiles(), venues: await venueFiles() } satisfies EmbeddedRecords);
