import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../serve/port.ts';
import { CommandError } from '../serve/command.ts';
import { findJar, missing } from './find.ts';

export interface Emulator {
  /** `127.0.0.1:<port>`, the format of `FIRESTORE_EMULATOR_HOST`. */
  host: string;
  stop: () => Promise<void>;
}

/** The emulator's class in the jar. */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Flags of Java for a process that lives for minutes: its second compiler and its parallel collector cost more than they save. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Starts an empty Firestore emulator with the project's rules and waits until it runs; needs Java. */
export async function startEmulator(port?: number): Promise<Emulator> {
  const jar = findJar();
  const reason = missing(jar);
  if (!jar || reason) throw new CommandError(`No emulator: ${reason ?? ''}.`);
  const ownPort = port ?? (await freePort());
  const child = spawn(
    'java',
    [
      ...quickStart,
      '-cp',
      jar,
      mainClass,
      '--host=127.0.0.1',
      `--port=${ownPort}`,
      `--rules=${resolve('firestore.rules')}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  child.stderr.resume();
  if (!(await prints(child.stdout, 'running')))
    throw new CommandError(`The Firestore emulator did not start on port ${ownPort}.`);
  return {
    host: `127.0.0.1:${ownPort}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits for a word in a stream; false when the stream ends before. */
async function prints(stream: Readable, word: string): Promise<boolean> {
  for await (const line of createInterface(stream)) {
    if (line.includes(word)) {
      stream.resume();
      return true;
    }
  }
  return false;
}
