import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '../serve/fixture.ts';

let folder = '';

/** The project's content and contracts, without its pages, pictures and texts: enough to be refused in a few seconds. */
beforeAll(() => {
  // Below this project, so that its packages are found; with caches of its own.
  mkdirSync('.netlify', { recursive: true });
  folder = mkdtempSync(resolve('.netlify/content-'));
  write(folder, {
    'package.json': '{ "type": "module" }',
    'astro.config.mjs': `export default { cacheDir: './cache', vite: { cacheDir: './cache/vite' } };`,
    'src/pages/index.astro': '<p>Proberaum</p>',
  });
  for (const path of ['src/content.config.ts', 'src/contracts', 'src/content']) {
    const isNeeded = (file: string) => !/\.(png|svg|jpg|webp|avif)$/.test(file);
    cpSync(path, join(folder, path), { recursive: true, filter: isNeeded });
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Builds with one record changed, and gives the exit code and what was said to the person. */
async function buildWith(file: string, change: object) {
  const original = readFileSync(file, 'utf8');
  const changed = { ...(JSON.parse(original) as object), ...change };
  write(folder, { [file]: JSON.stringify(changed) });
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { buildSite } from '${resolve('scripts/serve/build.ts')}';
       import { run } from '${resolve('scripts/serve/refusal.ts')}';
       await run(buildSite);`,
    ],
    { cwd: folder, env: { PATH: process.env.PATH }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = text(child.stderr);
  const [code] = (await once(child, 'close')) as [number];
  write(folder, { [file]: original });
  return { code, said: await said };
}

test.each([
  [
    'a missing translation',
    'src/content/gallery/bass.json',
    { alt: { de: 'Der Bass.' } },
    'alt.en is missing: write the English text',
  ],
  [
    'an unknown instrument',
    'src/content/members/nora.json',
    { instrumentLangKeys: ['theremin'] },
    'instrumentLangKeys.0 is an unknown instrument: use electric-guitar, bass, voice, drums, background-voice, synth',
  ],
  [
    'a date that is none',
    'src/content/concerts/2026-12-04-lampenfieber.json',
    { date: 'bald' },
    'date is no date: write an instant in UTC like 2026-12-04T19:00:00Z',
  ],
  [
    'a picture without alternative text',
    'src/content/gallery/becken.json',
    { alt: undefined },
    'alt is missing: describe the picture in both languages, or set "decorative": true',
  ],
  [
    'a ticket link that is not https',
    'src/content/concerts/2027-02-06-schnulzenball.json',
    { ticketUrl: 'http://tickets.example.com/1' },
    'ticketUrl is no https address: write it in full, beginning with https://',
  ],
])('%s stops the build with one sentence: file, field, fix', async (_, file, change, sentence) => {
  expect(await buildWith(file, change)).toEqual({
    code: 1,
    said: `The site cannot be built: ${file}: ${sentence}\n`,
  });
});
