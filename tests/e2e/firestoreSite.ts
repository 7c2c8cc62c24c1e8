import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmulator, type Emulator } from '../../scripts/firestore/emulator.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

const project = 'match';

/** A site of its own, built for the Firestore emulator, and that emulator. */
export interface FirestoreSite {
  url: string;
  /** `127.0.0.1:<port>`, the same one after each start. */
  host: string;
  stopEmulator: () => Promise<void>;
  /** Starts it again, empty. */
  startEmulator: () => Promise<void>;
  /** Writes a concert as the service account does, past the rules. */
  write: (id: string, concert: { name: string; date: string; ticketUrl?: string }) => Promise<void>;
}

/** The `test` of journeys on that site; what it takes is built once for all of them. */
export const test = base.extend<object, { site: FirestoreSite }>({
  site: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'firestore-site-'));
      const first = await startEmulator();
      let emulator: Emulator | undefined = first;
      const { host } = first;
      const site = {
        host,
        stopEmulator: async () => {
          await emulator?.stop();
          emulator = undefined;
        },
        startEmulator: async () => {
          emulator = await startEmulator(Number(new URL(`http://${host}`).port));
        },
        write: writeTo(host),
      };
      await site.write('known', concertKnown);
      const server = await serveSite(folder, host);
      await use({ ...site, url: server.url });
      await server.stop();
      await site.stopEmulator();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});

/** What the store held when the site was built. */
export const concertKnown = { name: 'Was der Bau weiß', date: '2031-03-01T19:00:00Z' };

const writeTo =
  (host: string): FirestoreSite['write'] =>
  async (id, { name, date, ticketUrl }) => {
    const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
    const fields = {
      name: { stringValue: name },
      date: { timestampValue: date },
      ...(ticketUrl && { ticketUrl: { stringValue: ticketUrl } }),
    };
    const { ok, status } = await fetch(`${documents}/concerts/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ fields }),
    });
    if (!ok) throw new Error(`The emulator answered ${status}.`);
  };

async function serveSite(folder: string, host: string) {
  const child = spawn('node', ['tests/e2e/serveFirestoreSite.ts', folder], {
    env: {
      ...process.env,
      FIREBASE_PROJECT_ID: project,
      FIREBASE_API_KEY: 'a-public-key',
      FIRESTORE_EMULATOR_HOST: host,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  let url: string | undefined;
  for await (const line of lines) {
    url = /^serves (.+)$/.exec(line)?.[1];
    if (url) break;
  }
  if (!url) throw new Error('The site for the Firestore emulator could not be served.');
  child.stdout.resume();
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
