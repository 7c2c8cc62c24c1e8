import type { Locator } from '@playwright/test';
import { contactAddress, shortestWriting } from '../../../src/config/contact.ts';
import { site } from '../../../src/config/site.ts';
import { paths } from '../words.ts';
import { hold } from './hold.ts';
import { PageObject } from './PageObject.ts';

/** A visitor's message. */
export const validMessage = {
  name: 'Toni Tester',
  email: 'toni@example.com',
  message: 'Spielt ihr bei uns im Hof?',
};
type Message = typeof validMessage;

/** The contact page and its form. */
export class ContactPage extends PageObject {
  readonly form = this.page.locator('main form');
  readonly summary = this.form.getByRole('group', { name: this.text('contact:error-summary') });
  readonly status = this.page.locator('main astro-island').getByRole('status').last();
  readonly button = this.form.getByRole('button', { name: this.text('contact:send'), exact: true });
  /** Stands in the place of the form once a message has arrived. */
  readonly poster = this.page.locator('main').getByRole('group', { name: this.text('page:title-thanks') });

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
    return this.form.getByLabel(this.text(`contact:${name}`));
  }

  purpose(name: string): Locator {
    return this.form.getByRole('radio', { name: this.text(`contact:purpose-${name}`) });
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
    const name = this.text('contact:write-mail', { email: site.email });
    return this.page.locator('main').getByRole('link', { name });
  }

  /** Puts a text in the place of the field's, in one piece, as pasting does. */
  async paste(name: keyof Message, value: string): Promise<void> {
    await this.field(name).selectText();
    await this.page.keyboard.insertText(value);
  }

  /** Holds every message back that leaves the page from now on, until the returned function is called. */
  hold(): Promise<() => void> {
    return hold(this.page, `**${contactAddress}`);
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
