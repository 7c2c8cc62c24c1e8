import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { replaceFile } from '../../lib/replaceFile.ts';
import type { LeftOut } from '../../services/http/reading.ts';
import type { Document } from '../documents.ts';

const lastGood = z.object({
  /** The source and its account: the records of another one are not used. */
  source: z.string(),
  since: z.iso.datetime(),
  /** The last build had to use them, because the source failed. */
  isUsed: z.optional(z.boolean()),
  entries: z.array(
    z.object({
      id: z.string(),
      fields: z.record(z.string(), z.unknown()),
      deleted: z.optional(z.string()),
      file: z.optional(z.string()),
    }),
  ),
  leftOut: z.optional(
    z.array(z.object({ entry: z.string(), name: z.optional(z.string()), reason: z.string() })),
  ),
});

export type LastGood = z.infer<typeof lastGood>;

/** Reads the last good records of a source; `undefined` where there are none. */
export async function readLastGood(file: string, source: string): Promise<LastGood | undefined> {
  try {
    const last = lastGood.parse(JSON.parse(await readFile(file, 'utf8')));
    return last.source === source ? last : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a build uses the records, until the source answers again. */
export const noteUse = (file: string, last: LastGood): Promise<void> =>
  replaceFile(file, JSON.stringify({ ...last, isUsed: true } satisfies LastGood));

/** Stores the records for a build that finds the source down. */
export async function writeLastGood(
  file: string,
  records: { source: string; entries: Document[]; leftOut: LeftOut[] },
  now: Date,
): Promise<void> {
  const written = { ...records, since: now.toISOString() } satisfies LastGood;
  await replaceFile(file, JSON.stringify(written));
}
