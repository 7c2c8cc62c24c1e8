import * as z from 'zod/mini';
import { concert } from '../concert.ts';
import { venue } from '../venue.ts';

/** The file of the embedded records in the built site: the build writes it, functions read it. */
export const embeddedRecordsPath = '/embedded.json';

/** Records of `src/content`, which no store holds. */
export const embeddedRecords = z.strictObject({ concerts: z.array(concert), venues: z.array(venue) });
export type EmbeddedRecords = z.infer<typeof embeddedRecords>;
