import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'astro/zod';
import type { Entry } from './source.ts';

const kept = z.object({
  /** The source's name: what another one gave says nothing about this one. */
  source: z.string(),
  since: z.iso.datetime(),
  entries: z.array(z.object({ id: z.string(), data: z.record(z.string(), z.unknown()) })),
});

export type LastGood = z.infer<typeof kept>;

/** What a source last gave that was good; `undefined` if there is none that can be read. */
export async function readLastGood(file: string, source: string): Promise<LastGood | undefined> {
  try {
    const last = kept.parse(JSON.parse(await readFile(file, 'utf8')));
    return last.source === source ? last : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for a build that finds its source down; replaced whole or not at all. */
export async function writeLastGood(
  file: string,
  { source, entries }: { source: string; entries: Entry[] },
  now: Date,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const written = { source, since: now.toISOString(), entries } satisfies LastGood;
  await writeFile(`${file}.part`, JSON.stringify(written));
  await rename(`${file}.part`, file);
}
