import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, paths, text } from '../words.ts';

/** The button on the GDPR page that takes "live" back. */
export class TakeBack {
  readonly page: Page;
  readonly locale: Locale;
  readonly button: Locator;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.button = page.getByRole('button', { name: text(locale, 'services:live-take-back') });
  }

  async open(): Promise<void> {
    await this.page.goto(paths.gdpr[this.locale]);
  }

  /** Presses it, and expects the answer in words, with the focus, in place of the button. */
  async takeBack(): Promise<void> {
    await this.button.click();
    const answer = this.page
      .getByRole('status')
      .filter({ hasText: text(this.locale, 'services:live-taken-back') });
    await expect(answer).toBeFocused();
    await expect(this.button).toBeHidden();
  }
}
