import { createHash } from 'node:crypto';

/** A short hash of texts or files: 12 hexadecimal digits, the same on every machine. */
export function digest(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}
