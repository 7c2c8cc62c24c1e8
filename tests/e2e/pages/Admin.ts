import type { Locator, Page } from '@playwright/test';
import { batchCredit } from '../../../src/config/uploads.ts';
import { expect } from '../fixtures.ts';
import { type Locale, paths, text } from '../words.ts';
import { Header } from './Header.ts';

/** The password that `playwright.config.ts` gives the server. */
export const password = 'a-password-of-the-tests';

/** Scripts and pictures come when they can, on a machine that does much else. */
export const patience = { timeout: 30_000 };

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The dialog behind the logo: log-in, and the band's desk. */
export class Admin {
  readonly page: Page;
  readonly locale: Locale;
  readonly logo: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly logOut: Locator;
  /** The form of the desk that adds pictures. */
  readonly pictures: Locator;
  /** The line above the queue that says how it stands. */
  readonly outcome: Locator;
  /** The field for the photographer of all pictures. */
  readonly photographer: Locator;
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
    this.pictures = this.dialog.getByRole('form', { name: this.word('pictures') });
    this.outcome = this.pictures.getByRole('status');
    this.photographer = this.pictures.locator(`[name=${batchCredit}]`);
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
    await expect(this.dialog).toBeVisible(patience);
  }

  /** Types as a person or a password manager does, and sends. */
  async enter(typed: string): Promise<void> {
    await this.field.fill(typed);
    await this.page.keyboard.press('Enter');
  }

  /** Opens the page, logs in, and opens the desk. */
  async openDesk(): Promise<void> {
    await this.open();
    await this.enter(password);
    await expect(this.dialog).toBeHidden(patience);
    await this.logo.click();
    await expect(this.logOut).toBeVisible(patience);
  }

  /** The file field of a button of the desk. */
  files(key: 'choose' | 'camera' = 'choose'): Locator {
    return this.dialog.getByLabel(this.word(key));
  }

  async choose(...files: ChosenFile[]): Promise<void> {
    await this.files().setInputFiles(files);
  }

  /** One picture of the queue. */
  picture(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ has: this.page.getByRole('group', { name }) });
  }

  /** A button of one picture. */
  action(name: string, key: 'retry' | 'remove' | 'cancel'): Locator {
    return this.picture(name).getByRole('button', { name: this.word(key) });
  }

  /** The pictures of the gallery that were described as this file. */
  async storedAs(name: string) {
    const response = await this.page.request.get('/api/cloudinary?full');
    const pictures = (await response.json()) as {
      url: string;
      alt?: { de: string };
      credit?: string;
      width: number;
      height: number;
    }[];
    return pictures.filter(({ alt }) => alt?.de === `${name} alt-de`);
  }

  /** The state of a picture, as its words begin. */
  async expectState(name: string, state: 'ready' | 'done'): Promise<void> {
    const [begin = ''] = this.word(`state-${state}`, { size: '|' }).split('|');
    await expect(this.picture(name).getByText(begin)).toBeVisible(patience);
  }

  /** Fills in what a picture needs; the photographer is the same for all. */
  async describe(name: string): Promise<void> {
    await this.photographer.fill('Ida');
    for (const field of ['alt-de', 'alt-en']) {
      await this.picture(name).getByLabel(this.word(field)).fill(`${name} ${field}`);
    }
  }

  async send(): Promise<void> {
    await this.button('send').click();
  }
}
