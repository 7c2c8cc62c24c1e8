import type { AstroIntegration } from 'astro';

const react = /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|[\\/]reactRenderer\./;
const slideshow = /[\\/](keen-slider|components[\\/]slideshow)[\\/]|[\\/]ArrowButton\./;

/** Islands that are alone on their pages: nothing loads earlier because they need it, too. */
const alone = /[\\/](Desk|ContactForm)\.tsx$/;

/** The bundler's view of the modules. */
interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/**
 * Bundles the modules that islands share into one file beside React's, and the slideshow into another. By default the bundler writes
 * twenty files of a few hundred bytes, which are smaller than their headers.
 */
export default function chunks(): AstroIntegration {
  const groups = [
    { name: 'react', test: react, priority: 2 },
    { name: (id: string, modules: Modules) => (isCommon(id, modules) ? 'common' : null), priority: 1 },
    { name: 'slideshow', test: slideshow },
  ];
  const output = { codeSplitting: { groups } };
  return {
    name: 'few-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: { client: { build: { rolldownOptions: { output } } } },
            // The default of all other scripts.
            worker: { rolldownOptions: { output: { comments: { legal: false } } } },
          },
        });
      },
    },
  };
}

/** True for a module that an island loads with itself, and that another island or an `import()` needs as well. */
function isCommon(id: string, modules: Modules): boolean {
  if (slideshow.test(id)) return false;
  const reached = new Set([id]);
  // A set that grows while it is read: each importer is visited once.
  for (const module of reached)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer);
  const all = [...reached]
    .filter((module) => !alone.test(module))
    .map((module) => modules.getModuleInfo(module));
  const islands = all.filter((info) => info?.isEntry);
  const imported = all.filter((info) => info && info.dynamicImporters.length > 0);
  return islands.length > 0 && islands.length + imported.length > 1;
}
