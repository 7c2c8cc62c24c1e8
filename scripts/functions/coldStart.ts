import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const printed = z.object({
  status: z.int(),
  paths: z.array(z.string()),
  ready: z.number(),
  answered: z.number(),
});

/**
 * What a function answered first, and the paths that it wants; how many milliseconds after the start of its process it could be asked
 * (its cold start), and had answered.
 */
export type ColdStart = z.infer<typeof printed>;

/** Starts a fresh process that imports an unpacked bundle and asks it once; gives the quickest of `times` starts and answers. */
export async function coldStart(entry: string, times: number): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let left = times; left > 0; left--) {
    const first = join(import.meta.dirname, 'firstAnswer.js');
    const { stdout } = await run(process.execPath, [first, pathToFileURL(entry).href]);
    starts.push(printed.parse(JSON.parse(stdout)));
  }
  return starts.reduce((one, other) => ({
    ...one,
    ready: Math.min(one.ready, other.ready),
    answered: Math.min(one.answered, other.answered),
  }));
}
