import { expect, test } from 'vitest';
import { ignoreFailedImport, isFailedImport } from '../../../../src/lib/browser/failedImport.ts';

test.each([
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://match.example/a.js'),
    true,
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://match.example/a.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['Safari, for a page', new TypeError("'text/html' is not a valid JavaScript MIME type."), true],
  ['Vite, for a style sheet', new Error('Unable to preload CSS for /a.css'), true],
  ['a defect of the script', new TypeError('x is not a function'), false],
  ['a failed request', new TypeError('Failed to fetch'), false],
  ['no error', 'module script', false],
])('tells a script that could not be fetched from a defect: %s', async (_, error, isFailed) => {
  expect(isFailedImport(error)).toBe(isFailed);
  const ignored = Promise.reject(error as Error).catch(ignoreFailedImport);
  if (isFailed) await expect(ignored).resolves.toBeUndefined();
  else await expect(ignored).rejects.toBe(error);
});
