import type { Page } from '@playwright/test';
import { type Locale, text } from '../words.ts';

/** A page or a part of one, in one of the languages. */
export class PageObject {
  readonly page: Page;
  readonly locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
  }

  /** A text in that language, by its area and key. */
  text(key: string, values: Record<string, string | number> = {}): string {
    return text(this.locale, key, values);
  }
}
