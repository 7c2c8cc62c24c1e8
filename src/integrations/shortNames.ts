import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const pictureFile = /\.(png|jpe?g|webp|avif|svg)$/i;
const textFile = /\.(html|css|js|json|xml|webmanifest)$/i;

/** 36 bits: with a thousand pictures, two of them meet once in 130,000 builds, and then the build stops. */
const length = 6;

/**
 * Gives classes of modules short names, and names every picture after its bytes alone: names stand in the HTML by the hundred,
 * and what is random in them does not pack.
 */
export default function shortNames(): AstroIntegration {
  let assets = '';
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { css: { modules: { generateScopedName: shortClass } } } });
      },
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir }) => {
        await shorten(fileURLToPath(dir), assets);
      },
    },
  };
}

/**
 * The name of a class of a module: the same however the module is asked for, so that an island may bring the styles of a
 * component along (`?inline`).
 */
export function shortClass(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? '');
  return `c${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 4)}`;
}

/** Renames the pictures of the folder `assets` below `root`, and what names them in the text files there. */
export async function shorten(root: string, assets: string): Promise<void> {
  const folder = join(root, assets);
  const names = new Map<string, string>();
  const contents = new Map<string, string>();
  for (const name of (await readdir(folder)).filter((file) => pictureFile.test(file))) {
    const digest = createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('base64url');
    const short = digest.slice(0, length) + extname(name);
    if ((contents.get(short) ?? digest) !== digest) throw new Error(`Two pictures would be called ${short}.`);
    contents.set(short, digest);
    names.set(name, short);
    await rename(join(folder, name), join(folder, short));
  }
  const address = new RegExp(String.raw`(?<=/${assets}/)[\w.@~-]+`, 'g');
  for (const file of (await readdir(root, { recursive: true })).filter((name) => textFile.test(name))) {
    const text = await readFile(join(root, file), 'utf8');
    const shortened = text.replace(address, (name) => names.get(name) ?? name);
    if (shortened !== text) await writeFile(join(root, file), shortened);
  }
}
