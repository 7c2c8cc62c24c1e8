import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import type { EmbeddedRecords } from '../contracts/built/embeddedRecords.ts';

/** Records of the repository have a file; records of a store have none. */
const isEmbedded = ({ filePath }: { filePath?: string }) => filePath !== undefined;

/** Hands the records of `src/content` to the functions, which can read only the stores. */
export const GET: APIRoute = async () => {
  const [concerts, venues] = [await getCollection('concerts'), await getCollection('venues')];
  return Response.json({
    concerts: concerts.filter(isEmbedded).map(({ id, data }) => ({ ...data, id })),
    venues: venues.filter(isEmbedded).map(({ id, data }) => ({ ...data, id })),
  } satisfies EmbeddedRecords);
};
