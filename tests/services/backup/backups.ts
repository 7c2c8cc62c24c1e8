import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type Fake, startFake } from '../../fakes/http.ts';
import { environment } from '../environment.ts';

/** Every file below a folder as text in Latin-1, which keeps each byte; by its path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      // A backup holds no marks of changes.
      .map((name) => [
        name,
        readFileSync(join(folder, name), 'latin1').replaceAll(/,"changes":\[[^\]]*\]/g, ''),
      ]),
  );

interface Run {
  /** The exit code; `null` where the command was killed. */
  code: number | null;
  printed: string[];
  failed: string;
}

/** Runs `npm run export` or `npm run import` in a process of its own. It is killed when it prints a line that matches `killAt`. */
export async function runCommand(
  command: 'export' | 'import',
  folder: string,
  env: Record<string, string>,
  killAt?: RegExp,
): Promise<Run> {
  const child = spawn(process.execPath, [resolve(`scripts/backup/${command}.ts`), folder], {
    cwd: env.DATA_DIRECTORY,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [ended, errors] = [once(child, 'close'), text(child.stderr)];
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (killAt?.test(line)) child.kill('SIGKILL');
  }
  const [code] = (await ended) as [number | null];
  return { code, printed, failed: await errors };
}

/**
 * The API by which the host gives access to the running stores from outside: it answers with an address that is signed, and without one for a
 * list.
 */
export async function startBlobsApi() {
  const context = Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString();
  const { edgeURL, token } = JSON.parse(context) as { edgeURL: string; token: string };
  const authorization = `Bearer ${token}`;
  const fake: Fake = await startFake(({ method, path, headers, body }) => {
    const [, place = '', rest = ''] = /^\/(api\/v1\/blobs|signed)(\/.*)$/.exec(path) ?? [];
    if (place !== 'signed' && headers.get('authorization') !== authorization)
      return new Response(null, { status: 401 });
    if (headers.get('accept') === 'application/json;type=signed-url')
      return Response.json({ url: `${fake.url}/signed${rest}` });
    const condition = headers.get('if-none-match');
    return fetch(edgeURL + rest, {
      method,
      headers: { authorization, ...(condition && { 'if-none-match': condition }) },
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    });
  });
  return { ...fake, token };
}
