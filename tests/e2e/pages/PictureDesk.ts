import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { longTimeout } from './Admin.ts';
import type { Desk } from './Desk.ts';
import { photograph } from './photographs.ts';

/** Activates a control, by touch or by a key. */
export type Activate = (control: Locator, key?: 'Enter' | 'Space') => Promise<void>;

export const tap: Activate = (control) => control.tap();

export const press: Activate = (control, key = 'Enter') => control.press(key);

/** The pictures on the desk. */
export class PictureDesk {
  readonly desk: Desk;
  readonly rows: Locator;
  readonly notice: Locator;
  readonly form: Locator;

  constructor(desk: Desk) {
    this.desk = desk;
    this.rows = desk.main.locator('.picture-grid a');
    this.notice = desk.main.locator('[data-shown]').getByRole('status');
    this.form = desk.main.getByRole('form', { name: desk.word('picture-edit') });
  }

  /** The row of a picture, by its description. */
  row(description: string): Locator {
    return this.rows.filter({ has: this.desk.page.getByRole('img', { name: description, exact: true }) });
  }

  /** Uploads photographs of nothing, with a description or without one. `look` is called before anything is typed. */
  async upload(
    described: string[],
    later: string[],
    activate = tap,
    look?: () => Promise<void>,
  ): Promise<void> {
    const names = [...described, ...later];
    await this.desk.choose(...(await Promise.all(names.map((name) => photograph(name, 640, 480)))));
    for (const name of names) await this.desk.expectState(name, 'ready');
    await look?.();
    for (const name of described) await this.desk.describe(name);
    for (const name of later) {
      // A sentence that is begun is no description yet.
      await this.desk.picture(name).getByLabel(this.desk.word('alt-de')).fill(`${name} begonnen`);
      await activate(this.desk.picture(name).getByLabel(this.desk.word('picture-later')), 'Space');
    }
    await activate(this.desk.button('send'));
    for (const name of described) await this.desk.expectState(name, 'done');
    for (const name of later)
      await expect(this.desk.picture(name)).toContainText(this.desk.word('state-pending'), longTimeout);
  }
}
