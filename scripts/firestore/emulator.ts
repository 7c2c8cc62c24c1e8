import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../serve/port.ts';
import { Refusal } from '../serve/refusal.ts';
import { findJar, missing } from './find.ts';

export interface Emulator {
  /** `127.0.0.1:<port>`, as `FIRESTORE_EMULATOR_HOST` wants it. */
  host: string;
  stop: () => Promise<void>;
}

/** The class in the jar that is the emulator itself. */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Starts the real Firestore emulator with the project's rules, empty, and waits until it answers; needs Java. */
export async function startEmulator(port?: number): Promise<Emulator> {
  const jar = findJar();
  const reason = missing(jar);
  if (!jar || reason) throw new Refusal(`No emulator: ${reason ?? ''}.`);
  const ownPort = port ?? (await freePort());
  const child = spawn(
    'java',
    ['-cp', jar, mainClass, '--host=127.0.0.1', `--port=${ownPort}`, `--rules=${resolve('firestore.rules')}`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  child.stderr.resume();
  if (!(await says(child.stdout, 'running')))
    throw new Refusal(`The Firestore emulator did not start on port ${ownPort}.`);
  return {
    host: `127.0.0.1:${ownPort}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Whether a stream says a word before it ends. */
async function says(stream: Readable, word: string): Promise<boolean> {
  for await (const line of createInterface(stream)) {
    if (line.includes(word)) {
      stream.resume();
      return true;
    }
  }
  return false;
}
