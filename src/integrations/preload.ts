const seen = new Set<string>();

/**
 * Stands around each `import()` in place of Vite's helper, which is six times as long: fetches the files that the script imports beside it.
 * It leaves out style sheets, because Astro puts those of an island's parts into the page, and their files do not exist.
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) {
    if (seen.has(file) || file.endsWith('.css')) continue;
    seen.add(file);
    const link = document.createElement('link');
    link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
