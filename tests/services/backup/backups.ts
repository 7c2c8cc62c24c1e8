import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Fake, startFake } from '../../fakes/http.ts';

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
  /** The exit code; `null` where the command broke off. */
  code: number | null;
  printed: string[];
  failed: string;
}

/** Runs `npm run export` or `npm run import` with modules of its own, as in a process. It breaks off when it prints a line that matches `breakAt`. */
export async function runCommand(
  command: 'export' | 'import',
  folder: string,
  env: Record<string, string>,
  breakAt?: RegExp,
): Promise<Run> {
  const [printed, failed, end] = [[] as string[], [] as string[], new Error('The command has ended.')];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed.push(line);
    if (breakAt?.test(line)) throw end;
  });
  vi.spyOn(console, 'error').mockImplementation((said: unknown) => {
    if (said !== end) failed.push(`${String(said)}\n`);
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code;
    throw end;
  });
  for (const [name, value] of Object.entries({ ...env, NETLIFY_BLOBS_CONTEXT: '' })) vi.stubEnv(name, value);
  const [{ argv }, cwd, mask] = [process, process.cwd(), process.umask()];
  process.argv = ['node', command, folder];
  process.chdir(env.DATA_DIRECTORY ?? '');
  vi.resetModules();
  try {
    await import(`../../../scripts/backup/${command}.ts`);
  } catch (error) {
    if (error !== end) throw error;
  }
  const code = printed.some((line) => breakAt?.test(line)) ? null : Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  process.argv = argv;
  process.umask(mask);
  process.chdir(cwd);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return { code, printed, failed: failed.join('') };
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
