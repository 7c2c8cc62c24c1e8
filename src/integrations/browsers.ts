/** The oldest browsers in which every job works, all of 2023, in Vite's names (docs/decisions/0045). The linter goes by that year. */
export const oldestBrowsers = ['ios16.4', 'safari16.4', 'chrome111', 'firefox121'];

/** The styles are lowered further, to the first browsers with cascade layers, in which a page can at least be read. */
export const oldestReaders = ['ios15.4', 'safari15.4', 'chrome111', 'firefox121'];
