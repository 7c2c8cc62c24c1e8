import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { type Locale, paths, text } from '../words.ts';
import { Header } from './Header.ts';

/** The password that `playwright.config.ts` gives the server. */
export const password = 'a-password-of-the-tests';

/** Scripts and pictures come when they can, on a machine that does much else. */
export const longTimeout = { timeout: 30_000 };

/** The dialog behind the logo: log-in, log-out, and the way to the desk. */
export class Admin {
  readonly page: Page;
  readonly locale: Locale;
  readonly logo: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly logOut: Locator;
  readonly toDesk: Locator;
  /** The page's note after the dialog is closed. */
  readonly note: Locator;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.logo = new Header(page, locale).logo;
    this.dialog = page.getByRole('dialog', { name: this.word('dialog') });
    this.field = this.dialog.getByLabel(this.word('password'));
    this.submit = this.button('log-in');
    this.alert = this.dialog.getByRole('alert');
    this.logOut = this.button('log-out');
    this.toDesk = this.dialog.getByRole('link', { name: this.word('to-desk') });
    this.note = page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: this.word('logged-in') });
  }

  word(key: string, values: Record<string, string | number> = {}): string {
    return text(this.locale, `admin:${key}`, values);
  }

  button(key: string): Locator {
    return this.dialog.getByRole('button', { name: this.word(key), exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(paths.home[this.locale]);
    await this.logo.click();
    await expect(this.dialog).toBeVisible(longTimeout);
  }

  /** Types as a person or a password manager does, and sends. */
  async enter(typed: string): Promise<void> {
    await this.field.fill(typed);
    await this.page.keyboard.press('Enter');
  }
}
