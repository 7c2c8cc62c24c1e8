import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const output = z.object({
  status: z.int(),
  paths: z.array(z.string()),
  ready: z.number(),
  answered: z.number(),
});

/**
 * Status of a function's first response and its paths; milliseconds from the start of the process until it is loaded (`ready`, its cold
 * start) and has answered.
 */
export type ColdStart = z.infer<typeof output>;

/** Starts a process that imports an unpacked bundle and sends one request; returns the fastest of `times` starts and responses. */
export async function coldStart(entry: string, times: number): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let left = times; left > 0; left--) {
    const first = join(import.meta.dirname, 'firstAnswer.js');
    const { stdout } = await run(process.execPath, [first, pathToFileURL(entry).href]);
    starts.push(output.parse(JSON.parse(stdout)));
  }
  return starts.reduce((one, other) => ({
    ...one,
    ready: Math.min(one.ready, other.ready),
    answered: Math.min(one.answered, other.answered),
  }));
}
