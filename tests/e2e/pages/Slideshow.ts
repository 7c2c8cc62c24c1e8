import type { Locator, Page } from '@playwright/test';
import { type Locale, text } from '../words.ts';

/** A slideshow that is shown, by its name. */
export class Slideshow {
  readonly page: Page;
  readonly root: Locator;
  readonly columns: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly dots: Locator;
  /** The dot of the active column. */
  readonly current: Locator;

  constructor(page: Page, locale: Locale, name: string) {
    const button = (key: string) =>
      this.root.getByRole('button', { name: text(locale, `slideshow:${key}`), exact: true });
    this.page = page;
    this.root = page.getByRole('region', { name, exact: true });
    this.columns = this.root.locator('[data-column]');
    this.previous = button('previous');
    this.next = button('next');
    this.dots = this.root.getByRole('group', { name: text(locale, 'slideshow:choose') }).getByRole('button');
    this.current = this.dots.and(page.locator('[aria-current]'));
  }

  /** Until its script moves it. */
  async awake(): Promise<void> {
    await this.root.locator('[data-ready]').waitFor();
  }

  dot(position: number): Locator {
    return this.dots.nth(position - 1);
  }

  /** Position of the column that stands at the left edge; none while they move. */
  first(): Promise<number> {
    return this.root.evaluate((region) => {
      const edge = region.getBoundingClientRect().left;
      const lefts = [...region.querySelectorAll('[data-column]')].map((column) =>
        Math.abs(column.getBoundingClientRect().left - edge),
      );
      return lefts.findIndex((distance) => distance < 1) + 1;
    });
  }

  /** For each column, whether more than a sliver or all of it is in view, and whether it can be focused and read. */
  states(): Promise<{ seen: boolean; whole: boolean; reachable: boolean }[]> {
    return this.columns.evaluateAll((all) =>
      all.map((column) => {
        const { clientWidth } = document.documentElement;
        const region = column.closest('section')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right, width } = column.getBoundingClientRect();
        return {
          seen: Math.min(right, clientWidth) - Math.max(left, 0) > width / 10,
          whole: left > region.left - 1 && right < region.right + 1,
          reachable: column.closest('[inert]') === null,
        };
      }),
    );
  }

  /** A finger that goes sideways over the columns, in CSS pixels. */
  async swipe(by: number): Promise<void> {
    const box = await this.root.boundingBox();
    if (!box) throw new Error('A slideshow that is not shown cannot be swiped.');
    const session = await this.page.context().newCDPSession(this.page);
    const y = box.y + Math.min(box.height / 2, 200);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    const start = box.x + box.width / 2 - by / 2;
    await touch('touchStart', start);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', start + by * share);
    await touch('touchEnd');
    await session.detach();
  }
}
