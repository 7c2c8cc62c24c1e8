import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { startYouTube } from '../fakes/youTube.ts';
import { noBand, serveBuilt, withoutBand } from './builtSite.ts';
import { test as base } from './fixtures.ts';
import { withLogIn } from './ownSite.ts';

/** The video that YouTube has. */
export const video = { id: 'BBBBBBBBBB-', title: 'Mahlgang (live)' };

/** Each test has a site that waits for its band, in a copy: going online changes its pages. */
export const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    await using copy = await copyProject(withoutBand, {
      cache: ['node_modules/.astro', '.netlify/bundles', 'dist'],
    });
    await use(copy.folder);
  },
  baseURL: async ({ folder }, use) => {
    const youTube = await startYouTube('k');
    youTube.entries = [video];
    const addresses = { YOUTUBE_PAGE_BASE: youTube.url, YOUTUBE_PICTURE_BASE: youTube.url };
    const site = await serveBuilt(folder, { ...noBand, ...withLogIn, ...addresses });
    await use(site.url);
    await site.stop();
    await youTube.stop();
  },
});

/** Folders of a build, at which `git status` does not look. */
const written = ['dist', 'generated', 'node_modules', '.netlify', '.astro'];

/** Every file of the project that no build writes, with its time and size. */
export const sources = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !written.includes(name))
    .flatMap((name) => [name, ...globSync(`${name}/**/*`, { cwd: folder })])
    .map((name) => ({ name, file: statSync(join(folder, name)) }))
    .filter(({ file }) => file.isFile())
    .map(({ name, file }) => `${name} ${file.mtimeMs} ${file.size}`)
    .toSorted();
