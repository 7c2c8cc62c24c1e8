import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host, listen } from '../../scripts/serve/port.ts';
import { localHookPath } from '../../src/records/built/builds.ts';
import { onSamplesDay } from '../../scripts/test/samplesDay.js';
import { serveBuilt } from '../e2e/builtSite.ts';
import { startFake } from '../fakes/http.ts';

/** The password of the band's log-in. */
export const password = 'a-password-of-the-engines';

/** The title of every video that YouTube has. */
export const videoTitle = 'Mahlgang (live)';

/** A key and a certificate for this machine, which nobody has signed. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    `/CN=${host}`,
  ];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Serves the built site on the day of the samples, with empty stores of its own, over TLS: WebKit keeps no `Secure` cookie of a site
 * without it, so nobody could log in. `fill` puts records into the stores. Returns the address, and a function that stops all of it.
 */
export async function startSecureSite(
  fill?: (data: string) => Promise<void>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const youTube = await startFake(() => Response.json({ type: 'video', title: videoTitle }));
  const buildHook = await startFake(() => new Response());
  const environment = {
    ...onSamplesDay,
    // As the one of this machine, but nothing is built.
    BUILD_HOOK_URL: `${buildHook.url}${localHookPath}engines`,
    YOUTUBE_PAGE_BASE: youTube.url,
    ADMIN_PASSWORD: password,
    SESSION_SECRET: 'a secret of the engines, long enough for HS256',
  };
  const site = await serveBuilt(process.cwd(), environment, fill);
  const server = createServer(selfSigned(), (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    // The server takes only changes from its own address, and asks itself for the frame of a concert's page.
    const own = { host: new URL(site.url).host, ...(headers.origin && { origin: site.url }) };
    const forwarded = request(
      new URL(url, site.url),
      { method, headers: { ...headers, ...own } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    // The site may have stopped while a page still asks.
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const port = await listen(server, 0);
  return {
    url: `https://${host}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await site.stop();
      await youTube.stop();
      await buildHook.stop();
    },
  };
}
