/**
 * Messages of an `import()` whose script cannot be fetched: Chromium and Firefox, Safari, Safari for a page in place of the script, and Vite
 * for a style sheet. Browsers throw a `TypeError` for them, as a defect in the script does.
 */
const messages = /dynamically imported module|module script|JavaScript MIME type|Unable to preload/;

/** True for the error of an `import()` that could not be fetched. A script that throws while it runs is a defect. */
export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);

/** Handles the error of an `import()`: returns `undefined` for a script that could not be fetched, and throws any other error. */
export function ignoreFailedImport(error: unknown): undefined {
  if (!isFailedImport(error)) throw error;
}
