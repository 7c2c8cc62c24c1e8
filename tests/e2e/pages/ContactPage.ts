import type { Locator, Page } from '@playwright/test';
import { contactAddress, shortestWriting } from '../../../src/config/contact.ts';
import { site } from '../../../src/config/site.ts';
import { paths, text, type Locale } from '../words.ts';

/** A visitor's message. */
export const validMessage = {
  name: 'Toni Tester',
  email: 'toni@example.com',
  message: 'Spielt ihr bei uns im Hof?',
};
type Message = typeof validMessage;

/** The contact page and its form. */
export class ContactPage {
  readonly page: Page;
  readonly locale: Locale;
  readonly form: Locator;
  readonly summary: Locator;
  readonly status: Locator;
  readonly button: Locator;
  /** Stands in the place of the form once a message has arrived. */
  readonly poster: Locator;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.form = page.locator('main form');
    this.summary = this.form.getByRole('group', { name: text(locale, 'contact:error-summary') });
    this.status = page.locator('main astro-island').getByRole('status').last();
    this.poster = page.locator('main').getByRole('group', { name: text(locale, 'page:title-thanks') });
    this.button = this.form.getByRole('button', { name: text(locale, 'contact:send'), exact: true });
  }

  /** Opens the page; with script, waits until the form can be sent. The clock runs, but can be moved on. */
  async open({ script = true } = {}): Promise<void> {
    if (script) await this.page.clock.install();
    await this.page.goto(paths.contact[this.locale]);
    if (script) await this.endShortestWriting();
  }

  /** Loads the page again, and waits until the form can be sent. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.endShortestWriting();
  }

  /** Ends the time in which the form holds a message back, because no person writes that fast. */
  async endShortestWriting(): Promise<void> {
    await this.awake();
    await this.page.clock.fastForward(shortestWriting);
  }

  async awake(): Promise<void> {
    await this.page.locator('main form[data-ready]').waitFor();
  }

  field(name: keyof Message): Locator {
    return this.form.getByLabel(text(this.locale, `contact:${name}`));
  }

  purpose(name: string): Locator {
    return this.form.getByRole('radio', { name: text(this.locale, `contact:purpose-${name}`) });
  }

  async write(fields: Partial<Message> = validMessage): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.field(name as keyof Message).fill(value);
  }

  typed(): Promise<Message> {
    return this.form.evaluate((form: HTMLFormElement) => {
      const { name, email, message } = Object.fromEntries(new FormData(form)) as Message;
      return { name, email, message };
    });
  }

  /** The link that sends the same text as an e-mail, where there is one. */
  get mail(): Locator {
    const name = text(this.locale, 'contact:write-mail', { email: site.email });
    return this.page.locator('main').getByRole('link', { name });
  }

  /** Puts a text in the place of the field's, in one piece, as pasting does. */
  async paste(name: keyof Message, value: string): Promise<void> {
    await this.field(name).selectText();
    await this.page.keyboard.insertText(value);
  }

  /** Holds every message back that leaves the page from now on, until the returned function is called. */
  async hold(): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    await this.page.route(`**${contactAddress}`, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Every message that leaves the page, from now on. */
  sendings(): string[] {
    const bodies: string[] = [];
    this.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(contactAddress))
        bodies.push(request.postData() ?? '');
    });
    return bodies;
  }
}
