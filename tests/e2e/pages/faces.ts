import type { Page } from '@playwright/test';
import { framesPass } from './frames.ts';

/** Waits until the typefaces, which come last of all, are in use, and until the frames are over in which they move anything. */
export async function facesArrive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => /Anybody"?$|Familjen Grotesk"?$/.test(family));
    return faces.length === 2 && faces.every(({ status }) => status === 'loaded');
  });
  await framesPass(page);
}
