import type { Locator, Page } from '@playwright/test';
import { type Locale, text } from '../words.ts';

/** The visitor's own word about their data, in the footer of every page. */
export const lowDataSwitch = (page: Page, locale: Locale): Locator =>
  page.getByRole('contentinfo').getByRole('switch', { name: text(locale, 'footer:low-data') });

/** A browser that asks for little data by itself. Before the page is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
  });
}

declare global {
  interface Navigator {
    /** Not in every browser, and so not in the library of types. */
    readonly connection: EventTarget;
  }
}
