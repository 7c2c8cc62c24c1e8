import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/**
 * Writes the band, with what was written on the desk, in a process of its own: a process keeps the facts that it has loaded. Throws a
 * `CommandError` with the sentences of a failure.
 */
export async function writeBandApart(): Promise<void> {
  const script = join(import.meta.dirname, '../band/write.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new CommandError(said.trim());
  if (said !== '') console.warn(said.trim());
}
