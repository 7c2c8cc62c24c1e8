import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { localHookPath } from '../../../src/records/built/builds.ts';
import { CommandError } from '../command.ts';
import { host, listen } from '../port.ts';

export interface BuildHook {
  /** The address to post to. Its path is random, so that no other page can guess it. */
  url: string;
  /** Ends a build that runs, and frees the port. */
  stop: () => Promise<void>;
}

/**
 * Starts a build hook on this machine. It answers a call at once. One build runs at a time; calls during it lead to one more after it.
 * A failure is one line on the console.
 */
export async function startBuildHook(build: (signal: AbortSignal) => Promise<void>): Promise<BuildHook> {
  const path = localHookPath + randomBytes(24).toString('base64url');
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let running: Promise<void> | undefined;

  const report = (error: unknown) => {
    if (signal.aborted) return;
    console.error(
      'No new build, the former one stays:',
      error instanceof CommandError ? error.message : error,
    );
  };
  const work = async () => {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      try {
        await build(signal);
        console.log('The site has been built anew.');
      } catch (error) {
        report(error);
      }
    }
    running = undefined;
  };
  const server = createServer((message, response) => {
    const isCall = message.method === 'POST' && message.url === path;
    message.resume();
    response.writeHead(isCall ? 200 : 404).end();
    if (!isCall) return;
    isAsked = true;
    running ??= work();
  });
  const port = await listen(server, 0);
  return {
    url: `http://${host}:${port}${path}`,
    stop: async () => {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      await Promise.all([once(server, 'close'), running]);
    },
  };
}
