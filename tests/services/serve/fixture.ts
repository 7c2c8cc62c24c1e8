import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { serve } from '../../../scripts/serve/server.ts';

/** A small site, to be served by the project's own `netlify.toml`. */
export const pages = {
  'dist/index.html': `<p>Startseite</p>${'Match zündet. '.repeat(200)}`,
  'dist/en/index.html': '<p>Home</p>',
  'dist/en/the-band/index.html': '<p>The band</p>',
  'dist/live/index.html': '<p>Konzerte</p>',
  'dist/größe/index.html': '<p>Größe</p>',
  'dist/favicon-48.png': 'icon',
  'dist/404.html': '<p>Nicht gefunden</p>',
  'dist/build.json': '{}',
  'dist/_/poster.a1b2.avif': Buffer.alloc(3000, 7),
  /** Beside what is served, and not for the public. */
  'secret.txt': 'not for the public',
};

/** Writes files, named by their path in `folder`, and the folders they need. */
export function write(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A new folder outside the project that holds these files. */
export function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  write(folder, files);
  return folder;
}

/** Serves these files to the tests of a file: pages in `dist`, by the functions in `endpoints` or else by the project's own. */
export async function serveFiles(files: Record<string, string | Buffer>) {
  const folder = folderWith(files);
  const has = (path: string) => existsSync(join(folder, path));
  const site = await serve({
    port: 0,
    dist: join(folder, 'dist'),
    ...(has('endpoints') && { functions: join(folder, 'endpoints') }),
    ...(has('netlify.toml') && { config: join(folder, 'netlify.toml') }),
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  return { folder, url: site.url };
}
