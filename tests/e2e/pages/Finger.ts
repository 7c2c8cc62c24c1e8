import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { longTimeout } from './Admin.ts';

/** One person's finger on a phone. It counts each press outside the keyboard; a list or a file chooser of the phone counts as one. */
export class Finger {
  presses = 0;

  async press(target: Locator, position?: { x: number; y: number }): Promise<void> {
    // A person is slower than a double click, of which the desk drops the second half (useSecondClicks.ts).
    await target.evaluate(() => dispatchEvent(new Event('input')), undefined, longTimeout);
    await target.tap({ ...longTimeout, ...(position && { position }) });
    this.presses += 1;
  }

  /** Presses into the field, unless the keyboard is there already, and types. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible(longTimeout);
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.press(field);
    await field.fill(text);
  }

  async pick(list: Locator, code: string): Promise<void> {
    await list.selectOption(code);
    this.presses += 1;
  }

  async chooseFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.setInputFiles(file);
    this.presses += 1;
  }
}
