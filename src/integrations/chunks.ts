import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

const react =
  /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|[\\/](reactRenderer|Boundary)\./;
const slideshow = /[\\/](keen-slider|components[\\/]slideshow)[\\/]|[\\/]ArrowButton\./;

/** Islands that are alone on their pages: nothing loads earlier because they need it, too. */
const alone = /[\\/](Desk|ContactForm)\.tsx$/;

const partOfDesk = /[\\/]desk[\\/]/;

/** The module in place of Vite's helper of `import()`. */
const preload = join(import.meta.dirname, 'preload.ts');

interface ModuleInfo {
  id: string;
  isEntry: boolean;
  importers: string[];
  dynamicImporters: string[];
}

/** The bundler's view of the modules. */
interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/**
 * Bundles the modules that islands share into one file beside React's, and the slideshow into another. By default the bundler writes
 * twenty files of a few hundred bytes, which are smaller than their headers. The shared modules that the desk needs, too, are a file of
 * their own: the other ones are 5 KB. All that the desk alone loads at once is one file: compressed one by one, its fifteen files are 6 KB
 * larger.
 */
export default function chunks(): AstroIntegration {
  const groups = [
    { name: 'react', test: react, priority: 2 },
    group('base', (roots) => isCommon(roots) && roots.some(isDesk)),
    group('common', isCommon),
    { name: 'slideshow', test: slideshow },
    // Before the desk, which would take along all that it needs. By default, too, each set of importers has a file of its own.
    { ...group('shared', isSharedWithDesk), entriesAware: true },
    group('desk', isOfDesk),
  ];
  const output = { codeSplitting: { groups } };
  return {
    name: 'few-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: { client: { build: { rolldownOptions: { output } } } },
            plugins: [
              {
                name: 'preload',
                enforce: 'pre',
                resolveId: (id) => (id.endsWith('vite/preload-helper.js') ? preload : undefined),
              },
            ],
            // The default of all other scripts.
            worker: { rolldownOptions: { output: { comments: { legal: false } } } },
          },
        });
      },
    },
  };
}

/** A file for the modules that `isMember` holds for, told by what loads them. */
const group = (name: string, isMember: (roots: readonly ModuleInfo[]) => boolean) => ({
  name: (id: string, modules: Modules) =>
    !slideshow.test(id) && isMember(rootsOf(id, modules)) ? name : null,
  priority: 1,
});

/** The islands and the modules of an `import()` that load a module with themselves. */
function rootsOf(id: string, modules: Modules): ModuleInfo[] {
  const reached = new Set([id]);
  // A set that grows while it is read: each importer is visited once.
  for (const module of reached)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer);
  return [...reached]
    .flatMap((module) => modules.getModuleInfo(module) ?? [])
    .filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0);
}

/** An island loads it with itself, and another island or an `import()` needs it as well. */
function isCommon(roots: readonly ModuleInfo[]): boolean {
  const others = roots.filter(({ id }) => !alone.test(id));
  return others.some(({ isEntry }) => isEntry) && others.length > 1;
}

const isDesk = ({ id }: ModuleInfo) => id.endsWith('/Desk.tsx');
const isPartOfDesk = ({ isEntry, dynamicImporters }: ModuleInfo) =>
  !isEntry && dynamicImporters.every((importer) => partOfDesk.test(importer));

/** The desk loads it at once, and nothing but the desk and its parts needs it. */
const isOfDesk = (roots: readonly ModuleInfo[]) =>
  roots.some(isDesk) && roots.every((root) => isDesk(root) || isPartOfDesk(root));

/** The desk loads it at once, and others need it as well. */
const isSharedWithDesk = (roots: readonly ModuleInfo[]) => roots.some(isDesk) && !isOfDesk(roots);
