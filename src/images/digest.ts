import { createHash } from 'node:crypto';

/** A short name for what is in these texts or files: changes when any of them does, on every machine alike. */
export function digest(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}
