import type { Page } from '@playwright/test';
import { framesPass } from './frames.ts';

/** Keeps the typefaces of the next page away until the answer is called. */
export async function holdFaces(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.unroute('**/*.woff2');
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Waits until the typefaces, which come last of all, are in use, and until the frames are over in which they move anything. */
export async function facesArrive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => /Anybody"?$|Familjen Grotesk"?$/.test(family));
    return faces.length === 2 && faces.every(({ status }) => status === 'loaded');
  });
  await framesPass(page);
}
