import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { paths } from '../words.ts';
import { Header } from './Header.ts';
import { PageObject } from './PageObject.ts';

/** The password that `playwright.config.ts` gives the server. */
export const password = 'a-password-of-the-tests';

/** Scripts and pictures come when they can, on a machine that does much else. */
export const longTimeout = { timeout: 30_000 };

/** The dialog behind the logo: log-in, log-out, and the way to the desk. */
export class Admin extends PageObject {
  readonly logo = new Header(this.page, this.locale).logo;
  readonly dialog = this.page.getByRole('dialog', { name: this.word('dialog') });
  readonly field = this.dialog.getByLabel(`${this.word('password')} (`);
  readonly submit = this.button('log-in');
  readonly alert = this.dialog.getByRole('alert');
  readonly logOut = this.button('log-out');
  readonly toDesk = this.dialog.getByRole('link', { name: this.word('to-desk') });
  /** The page's note after the dialog is closed. */
  readonly note = this.page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: this.word('logged-in') });

  word(key: string, values: Record<string, string | number> = {}): string {
    return this.text(`admin:${key}`, values);
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
