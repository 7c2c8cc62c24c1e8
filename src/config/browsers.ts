/** The oldest browsers in which every job works, in Vite's names. `browserslist` in package.json says the same (docs/decisions/0043). */
export const oldestBrowsers = ['ios16.4', 'safari16.4', 'chrome111', 'firefox114'];

/** The styles are lowered further, to the first browsers with cascade layers, in which a page can at least be read. */
export const oldestReaders = ['ios15.4', 'safari15.4', 'chrome111', 'firefox114'];
