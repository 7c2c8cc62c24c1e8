import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

interface Setup {
  /** Variables in addition to our own environment. */
  env: Record<string, string>;
  /** Fills the folder of the stores. */
  prepare?: (folder: string) => Promise<void>;
}

/** Runs `work` with the address of the project's own server, which serves `dist` with temporary stores. */
export async function withOwnServer<Result>(
  dist: string,
  { env, prepare }: Setup,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-stores-'));
  const root = dirname(dist);
  const port = String(20_000 + (process.pid % 10_000));
  await prepare?.(folder.path);
  const child = spawn(process.execPath, [join(root, 'scripts/serve/start.ts'), '--built'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: port, DATA_DIRECTORY: folder.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  try {
    // The server prints its address as soon as it listens.
    for await (const line of createInterface(child.stdout)) if (line.includes(port)) break;
    return await work(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
}
