import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const printed = z.object({ status: z.int(), paths: z.array(z.string()), ms: z.number() });

/** What a function answered first, the paths that it wants, and how long that took from the start of its process, in milliseconds. */
export type ColdStart = z.infer<typeof printed>;

/** Starts a fresh process that imports an unpacked bundle and asks it once; gives the quickest of `times` starts. */
export async function coldStart(entry: string, times: number): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let left = times; left > 0; left--) {
    const first = join(import.meta.dirname, 'firstAnswer.js');
    const { stdout } = await run(process.execPath, [first, pathToFileURL(entry).href]);
    starts.push(printed.parse(JSON.parse(stdout)));
  }
  return starts.reduce((best, next) => (next.ms < best.ms ? next : best));
}
