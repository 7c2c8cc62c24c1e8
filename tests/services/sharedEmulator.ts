import type { TestProject } from 'vitest/node';
import { startEmulator } from '../../scripts/firestore/emulator.ts';
import { missing } from '../../scripts/firestore/find.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Firestore emulator of the whole run, where there is one. Each file has a project of its own in it. */
    emulatorHost: string | undefined;
  }
}

/** Starts one emulator for all files: its start takes longer than the tests of most of them. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const reason = missing();
  // Never skipped where all of it must run.
  const emulator = reason && !process.env.CI ? undefined : await startEmulator();
  project.provide('emulatorHost', emulator?.host);
  if (!emulator) console.warn(`Nothing is tested on Firestore: ${reason ?? ''}.`);
  return emulator?.stop;
}
