import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { longTimeout } from './Admin.ts';
import type { Desk } from './Desk.ts';

type Field =
  | 'name'
  | 'date'
  | 'time'
  | 'venue'
  | 'city'
  | 'doors'
  | 'end'
  | 'support'
  | 'priceFrom'
  | 'priceTo'
  | 'ticketUrl'
  | 'showDate'
  | 'showTime';

/** The concerts on the band's desk: the lists, and the form that the address names. */
export class ConcertDesk {
  readonly desk: Desk;
  readonly form: Locator;
  /** The line above the red button of a form. */
  readonly status: Locator;
  /** The paper after a change. */
  readonly notice: Locator;
  readonly addLink: Locator;

  constructor(desk: Desk) {
    this.desk = desk;
    this.form = desk.main.getByRole('form').filter({ visible: true });
    this.status = this.form.locator('.form-actions').getByRole('status');
    this.notice = desk.main.locator('[data-shown]').getByRole('status');
    this.addLink = desk.main.getByRole('link', { name: desk.word('concert'), exact: true });
  }

  field(field: Field): Locator {
    return this.form.locator(`[name=concert-${field}]`);
  }

  /** The one red button of a form. */
  get submit(): Locator {
    return this.form.locator('[type=submit]');
  }

  button(key: string, values: Record<string, string> = {}): Locator {
    return this.desk.page.getByRole('button', { name: this.desk.word(key, values) });
  }

  /** The way back after a change, and no other control whose words speak of one. */
  get undo(): Locator {
    return this.desk.page.getByRole('button', { name: this.desk.word('undo'), exact: true });
  }

  /** Whether the notice, if there is one, covers nothing of the element that has the focus. */
  isFocusClear(): Promise<boolean> {
    return this.desk.page.evaluate(() => {
      const [focused, notice] = [document.activeElement, document.querySelector('.notice[data-shown]')].map(
        (part) => part?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect];
      const isOnPage = document.activeElement !== document.body;
      return isOnPage && (focused.bottom <= notice.top || focused.top >= notice.bottom);
    });
  }

  /** The chip that unfolds a group of fields. */
  chip(group: string): Locator {
    return this.desk.page.getByRole('button', {
      name: `+ ${this.desk.word(`concert-${group}`)}`,
      exact: true,
    });
  }

  /** A row of the list. */
  row(name: string): Locator {
    return this.desk.main.getByRole('listitem').filter({ hasText: name });
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [field, value] of Object.entries(values)) await this.field(field as Field).fill(value);
  }

  /** Saves the form, and waits for the answer, which closes it: the list shows the change before. */
  async save(): Promise<void> {
    await this.submit.click();
    await expect(this.submit).toHaveCount(0, longTimeout);
  }

  /** Adds a concert by the form, from the list. */
  async add(values: Partial<Record<Field, string>>): Promise<void> {
    await this.addLink.click();
    await this.fill(values);
    await this.submit.click();
    await expect(this.notice).toContainText(values.name ?? '', longTimeout);
  }

  /** Opens the actions of a concert and chooses one. */
  async act(
    name: string,
    action: string,
    activate = (control: Locator): Promise<void> => control.click(),
  ): Promise<void> {
    await activate(this.button('more-of', { name }));
    const sheet = this.desk.page.getByRole('dialog', { name });
    const label = this.desk.word(`action-${action}`);
    await activate(sheet.getByRole('listitem').filter({ hasText: label }).locator('a, button').first());
  }

  /** The stored concerts with this name. */
  async stored(name: string) {
    const answer = await this.desk.page.request.get('/api/concerts');
    const concerts = (await answer.json()) as Record<string, unknown>[];
    return concerts.filter((concert) => concert.name === name);
  }
}
