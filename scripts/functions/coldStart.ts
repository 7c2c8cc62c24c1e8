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

/**
 * Starts a process in an unpacked bundle, as the host does, that imports its module and sends one request. Returns the fastest of `times`
 * starts and responses.
 */
export async function coldStart(bundle: string, module: string, times: number): Promise<ColdStart> {
  const first = join(import.meta.dirname, 'firstAnswer.js');
  const entry = pathToFileURL(join(bundle, module)).href;
  const starts: ColdStart[] = [];
  for (let left = times; left > 0; left--) {
    const { stdout } = await run(process.execPath, [first, entry], { cwd: bundle });
    starts.push(output.parse(JSON.parse(stdout)));
  }
  return starts.reduce((one, other) => ({
    ...one,
    ready: Math.min(one.ready, other.ready),
    answered: Math.min(one.answered, other.answered),
  }));
}
