import type { AstroIntegration } from 'astro';
import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Gives CSS modules' classes and pictures short names, because the HTML repeats them hundreds of times. `astro dev` keeps Vite's
 * names.
 */
export default function assetNames(): AstroIntegration {
  return {
    name: 'asset-names',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const output = { assetFileNames: assetFileNames(config.build.assets) };
        updateConfig({
          vite: {
            css: { modules: { generateScopedName: classNames(globSync('src/**/*.module.css')) } },
            environments: { prerender: { build: { rolldownOptions: { output } } } },
          },
        });
      },
    },
  };
}

/**
 * Names a picture by three digits of its content's hash, 18 bits; Astro adds the hash of each rendering (`images/service.ts`). So a
 * changed picture has a new address.
 */
const assetFileNames =
  (folder: string) =>
  ({ names }: { names: string[] }) =>
    /\.(png|jpe?g|webp|avif|svg)$/i.test(names[0] ?? '')
      ? `${folder}/[hash:3][extname]`
      : `${folder}/[name].[hash][extname]`;

/**
 * Names a class by the positions of its file among `files` and of the class in its file. So the name is the same in every build, and
 * with `?inline`, by which an island loads the styles of a component.
 */
export function classNames(files: readonly string[]) {
  const sorted = files.toSorted();
  return (name: string, file: string, css: string): string => {
    const position = sorted.indexOf(relative(process.cwd(), file.split('?')[0] ?? ''));
    const names = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map((match) => match[1])),
    ];
    const place = names.indexOf(name);
    if (position < 0 || place < 0) throw new Error(`${file} has no class ${name}.`);
    // a0 … z0, aa0 … zz0: never a name such as "ad1", which content blockers hide.
    const letter = String.fromCharCode(97 + (position % 26));
    return `${letter.repeat(1 + Math.floor(position / 26))}${place}`;
  };
}
