import type { AstroIntegration } from 'astro';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pictureFile = /\.(png|jpe?g|webp|avif|tiff|svg)$/i;
const textFile = /\.(html|css|js|json|xml|webmanifest)$/i;

/**
 * Publishes no picture that no page shows. Astro takes away the originals of what it has printed, but not those of
 * pictures that nothing has asked for, which would lie there in full size.
 */
export default function removeOriginals(): AstroIntegration {
  let assets = '';
  return {
    name: 'withhold-originals',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const withheld = await withhold(root, join(root, assets));
        if (withheld > 0) logger.info(`${withheld} pictures that no page shows are not published.`);
      },
    },
  };
}

/** Deletes the pictures of `folder` that no text file below `root` names; answers how many. */
export async function withhold(root: string, folder: string): Promise<number> {
  const pages = (await readdir(root, { recursive: true })).filter((name) => textFile.test(name));
  const texts = await Promise.all(pages.map((name) => readFile(join(root, name), 'utf8')));
  const pictures = (await readdir(folder)).filter((name) => pictureFile.test(name));
  const unused = pictures.filter((name) => !texts.some((text) => text.includes(name)));
  await Promise.all(unused.map((name) => unlink(join(folder, name))));
  return unused.length;
}
