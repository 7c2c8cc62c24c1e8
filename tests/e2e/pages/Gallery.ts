import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { paths } from '../words.ts';
import { LargeView } from './LargeView.ts';
import { bringIntoView } from './view.ts';

/** The gallery of the media section, and the large view of one of its pictures. */
export class Gallery extends LargeView {
  readonly region = this.page.getByRole('region', { name: this.text('media:gallery') });
  readonly columns = this.region.locator('[data-column]');
  readonly next = this.#button('next');
  readonly previous = this.#button('previous');
  readonly rotation = this.#button('stop').or(this.#button('start'));

  #button(key: string): Locator {
    return this.region.getByRole('button', { name: this.text(`slideshow:${key}`), exact: true });
  }

  /** Opens the page at the gallery, and waits until its island is ready. The clock runs, but can be moved on. */
  async open(query = ''): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(paths.media[this.locale] + query);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.region.locator('[data-ready]').waitFor({ state: 'attached' });
    await bringIntoView(this.region, () =>
      this.region.evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' })),
    );
  }

  /** The active picture, counted from 1, as the position in words says. */
  async active(): Promise<number> {
    const words = new RegExp(`^${this.text('slideshow:slide-of', { position: '(\\d+)', count: 24 })}$`);
    const position = await this.region.getByText(words).first().textContent();
    return Number(words.exec(position ?? '')?.[1]);
  }

  async expectAt(position: number): Promise<void> {
    await expect.poll(() => this.active()).toBe(position);
  }
}
