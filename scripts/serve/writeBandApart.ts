import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/**
 * Runs a script in a process of its own, because a process keeps the modules of the generated folder that it has loaded. An abort ends it.
 * Returns its warnings; throws a `CommandError` with the sentences of a failure.
 */
export async function runApart(script: string, values: string[] = [], signal?: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [script, ...values], { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill();
  signal?.addEventListener('abort', end);
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  signal?.removeEventListener('abort', end);
  if (child.exitCode !== 0) throw new CommandError(said.trim());
  return said.trim();
}

/** Writes the band, with what was written on the desk. */
export async function writeBandApart(): Promise<void> {
  const said = await runApart(join(import.meta.dirname, '../band/write.ts'));
  if (said !== '') console.warn(said);
}
