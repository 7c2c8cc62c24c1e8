import { expect, type Locator, type Page } from '@playwright/test';

/** One way to use a page, which counts its touches or keys. */
export interface InputMethod {
  /** Touches and keys so far, without the letters of texts. */
  presses: number;
  activate(control: Locator): Promise<void>;
  type(field: Locator, words: string): Promise<void>;
  /** Enters a date (`2027-03-03`, where no field can mistake the day for the month) or a time (`19:00`). */
  pick(field: Locator, value: string): Promise<void>;
  /** Chooses an option of the combobox that has the focus. */
  choose(option: Locator): Promise<void>;
}

/** Touches that a phone's own chooser for dates and times takes: opening it, choosing, confirming. */
const touchesOfChooser = 3;

/** One finger on a touch screen, and the letters of its keyboard. */
export class Finger implements InputMethod {
  presses = 0;

  async activate(control: Locator): Promise<void> {
    this.presses += 1;
    await control.tap();
  }

  async type(field: Locator, words: string): Promise<void> {
    await this.activate(field);
    await field.pressSequentially(words);
  }

  async pick(field: Locator, value: string): Promise<void> {
    this.presses += touchesOfChooser;
    await field.fill(value);
  }

  choose(option: Locator): Promise<void> {
    return this.activate(option);
  }
}

/** Maximum number of keys on the way to a control. */
const farthest = 120;

/** A keyboard alone: Tab moves, Enter activates. */
export class Keys implements InputMethod {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async activate(control: Locator): Promise<void> {
    await this.#reach(control);
    await this.#press('Enter');
  }

  async type(field: Locator, words: string): Promise<void> {
    await this.#reach(field);
    await this.#page.keyboard.type(words);
  }

  async pick(field: Locator, value: string): Promise<void> {
    await this.#reach(field);
    // A date field takes the year last.
    const digits = value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1').replace(':', '');
    await this.#page.keyboard.type(digits);
    await expect(field).toHaveValue(value);
  }

  async choose(option: Locator): Promise<void> {
    await option.waitFor();
    for (let keys = 0; keys < farthest; keys++) {
      if ((await option.getAttribute('aria-selected')) === 'true') break;
      await this.#press('ArrowDown');
    }
    await this.#press('Enter');
  }

  async #press(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  /** Moves the focus by Tab, until the control has it. */
  async #reach(control: Locator): Promise<void> {
    for (let keys = 0; keys < farthest; keys++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.#press('Tab');
    }
    throw new Error(`Tab does not reach ${String(control)}.`);
  }
}
