import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { longTimeout } from './Admin.ts';
import { Finger } from './Finger.ts';

/** One person without a pointer: each Tab, arrow, Enter and Space is a press. The focus is never lost, and always seen. */
export class Keys extends Finger {
  /** The document in which the last key was pressed; a new one has its focus nowhere. */
  #document = 0;

  override async press(target: Locator, position?: { x: number; y: number }): Promise<void> {
    // Instead of a press on a photograph there is a grid of its places.
    const control = position ? target.locator('xpath=..').getByRole('radio').nth(2) : target;
    await this.#goTo(control);
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    );
    if (kind !== 'radio') await this.#key(control, kind === 'A' ? 'Enter' : 'Space');
    else while (!(await control.isChecked())) await this.#key(control, 'ArrowDown');
  }

  override async type(field: Locator, text: string): Promise<void> {
    await this.#goTo(field);
    await field.fill(text);
  }

  override async pick(list: Locator, code: string): Promise<void> {
    await this.#goTo(list);
    await super.pick(list, code);
  }

  override async chooseFile(field: Locator, file: Parameters<Finger['chooseFile']>[1]): Promise<void> {
    await this.#goTo(field);
    await super.chooseFile(field, file);
  }

  async #key(control: Locator, key: string): Promise<void> {
    await control.page().keyboard.press(key);
    this.presses += 1;
  }

  /** Tabs to a control, forwards or backwards, or to its group of choices. */
  async #goTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible(longTimeout);
    const step = () => control.evaluate(wayTo, this.#document, longTimeout);
    await expect.poll(step, 'the focus is lost').not.toBe('lost');
    for (let way = await step(); way !== 'here'; way = await step()) {
      expect(way, await control.page().evaluate(() => document.activeElement?.outerHTML)).toMatch(/Tab$/);
      await this.#key(control, way);
      this.#document = await control.evaluate(() => performance.timeOrigin);
    }
    expect(this.presses, `${control.toString()} is reached`).toBeLessThan(3000);
  }
}

/** In the page: the key that leads to an element, or why there is none. */
function wayTo(element: Element, ownDocument: number): 'here' | 'Tab' | 'Shift+Tab' | 'lost' | 'unseen' {
  const active = document.activeElement;
  if (!active || active === document.body) return performance.timeOrigin === ownDocument ? 'lost' : 'Tab';
  const name = (each: Element) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? each.name : each;
  if (name(active) === name(element)) return 'here';
  const isSeen =
    // The browser marks the last stop of these itself: the icon that opens its chooser.
    active.matches('[tabindex="-1"], [type=date], [type=time]') ||
    [active, active.closest('label')].some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
  if (!isSeen) return 'unseen';
  return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}
