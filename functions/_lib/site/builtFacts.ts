import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { buildRecordPath } from '../../../src/records/built/buildRecord.ts';
import { setting } from '../env.ts';

/** The folder of the files that come with a function, as the host names it. */
export const filesRoot = (): string => setting('LAMBDA_TASK_ROOT') ?? process.cwd();

/** Of `buildRecord`; it may be missing. */
const facts = z.object({ absent: z.optional(z.array(z.string())) });

/** The facts that the build of the site has recorded about itself; none where there is no build. */
export function builtFacts(): z.infer<typeof facts> {
  try {
    const json: unknown = JSON.parse(readFileSync(join(filesRoot(), 'dist', buildRecordPath), 'utf8'));
    return facts.parse(json);
  } catch {
    return {};
  }
}
