import * as z from 'zod/mini';
import { concert } from '../concert.ts';
import { venue } from '../venue.ts';

/** The file of the embedded records in the built site: the build writes it, functions read it. */
export const embeddedRecordsPath = '/embedded.json';

/** All records of `src/content`, also those that a store replaces or hides. */
export const embeddedRecords = z.strictObject({ concerts: z.array(concert), venues: z.array(venue) });
export type EmbeddedRecords = z.infer<typeof embeddedRecords>;
