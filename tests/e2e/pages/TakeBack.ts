import { expect } from '@playwright/test';
import { paths } from '../words.ts';
import { PageObject } from './PageObject.ts';

/** The button on the GDPR page that takes "live" back. */
export class TakeBack extends PageObject {
  readonly button = this.page.getByRole('button', { name: this.text('services:live-take-back') });

  async open(): Promise<void> {
    await this.page.goto(paths.gdpr[this.locale]);
  }

  /** Presses it, and expects the answer in words, with the focus, in place of the button. */
  async takeBack(): Promise<void> {
    await this.button.click();
    const answer = this.page.getByRole('status').filter({ hasText: this.text('services:live-taken-back') });
    await expect(answer).toBeFocused();
    await expect(this.button).toBeHidden();
  }
}
