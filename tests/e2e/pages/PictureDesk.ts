import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { longTimeout } from './Admin.ts';
import type { Desk } from './Desk.ts';
import { photograph } from './photographs.ts';

/** The pictures on the desk. */
export class PictureDesk {
  readonly desk: Desk;
  readonly rows: Locator;
  /** The pictures that no visitor sees yet. */
  readonly pending: Locator;
  readonly notice: Locator;
  readonly form: Locator;

  constructor(desk: Desk) {
    this.desk = desk;
    this.rows = desk.main.locator('.picture-grid a');
    this.pending = this.rows.filter({ hasText: desk.word('picture-pending') });
    this.notice = desk.main.locator('[data-shown]').getByRole('status');
    this.form = desk.main.getByRole('form', { name: desk.word('picture-edit') });
  }

  /** The row of a picture, by its description. */
  row(description: string): Locator {
    return this.rows.filter({ has: this.desk.page.getByRole('img', { name: description, exact: true }) });
  }

  /** The number of pictures that no visitor sees yet, once the list has loaded. */
  async countPending(): Promise<number> {
    await expect(this.rows.first()).toBeVisible(longTimeout);
    return this.pending.count();
  }

  /** Chooses photographs of nothing, and waits until they are up, in front of all others. The photographer is the same for all. */
  async upload(names: string[]): Promise<void> {
    const before = await this.countPending();
    await this.desk.choose(...(await Promise.all(names.map((name) => photograph(name, 640, 480)))));
    await this.desk.photographer.fill('Ida');
    await this.desk.photographer.blur();
    await expect(this.pending).toHaveCount(before + names.length, longTimeout);
    await expect(this.desk.queue).toHaveCount(0, longTimeout);
  }

  /** Describes the pictures that come first among those without a sentence, each as its file. The next one opens by itself. */
  async describe(names: string[], look?: () => Promise<void>): Promise<void> {
    await this.desk.main.getByRole('link', { name: this.desk.word('picture-describe') }).tap();
    for (const name of names) {
      await expect(this.field('alt-de')).toHaveValue('');
      await look?.();
      for (const field of ['alt-de', 'alt-en']) await this.field(field).fill(`${name} ${field}`);
      await this.desk.button('save').tap();
      await expect.poll(() => this.desk.storedAs(name), longTimeout).toHaveLength(1);
    }
  }

  /** A field of the form. */
  field(name: string): Locator {
    return this.form.locator(`[name=picture-${name}]`);
  }
}
