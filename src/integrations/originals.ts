import type { AstroIntegration } from 'astro';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pictureFile = /\.(png|jpe?g|webp|avif|tiff|svg)$/i;
const textFile = /\.(html|css|js|json|xml|webmanifest)$/i;

/**
 * Deletes pictures that no page shows. Astro deletes the originals of rendered pictures, but not those of unused pictures, which would be
 * published in full size.
 */
export default function removeOriginals(): AstroIntegration {
  let assets = '';
  return {
    name: 'unused-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const deleted = await deleteUnused(root, join(root, assets));
        if (deleted > 0) logger.info(`Deleted ${deleted} pictures that no page shows.`);
      },
    },
  };
}

/** Deletes the pictures of `folder` that no text file below `root` names; returns their number. */
export async function deleteUnused(root: string, folder: string): Promise<number> {
  const pages = (await readdir(root, { recursive: true })).filter((name) => textFile.test(name));
  const texts = await Promise.all(pages.map((name) => readFile(join(root, name), 'utf8')));
  const pictures = (await readdir(folder)).filter((name) => pictureFile.test(name));
  const unused = pictures.filter((name) => !texts.some((text) => text.includes(name)));
  await Promise.all(unused.map((name) => unlink(join(folder, name))));
  return unused.length;
}
