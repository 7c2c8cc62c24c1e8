import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { type Locale, paths, text } from '../words.ts';
import { LargeView } from './LargeView.ts';
import { bringIntoView } from './view.ts';

/** The gallery of the media section, and the large view of one of its pictures. */
export class Gallery extends LargeView {
  readonly region: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly rotation: Locator;

  constructor(page: Page, locale: Locale) {
    const button = (inside: Locator, key: string) =>
      inside.getByRole('button', { name: text(locale, key), exact: true });
    const region = page.getByRole('region', { name: text(locale, 'media:gallery') });
    super(page, locale, region.locator('[data-column]'));
    this.region = region;
    this.next = button(this.region, 'slideshow:next');
    this.previous = button(this.region, 'slideshow:previous');
    this.rotation = button(this.region, 'slideshow:stop').or(button(this.region, 'slideshow:start'));
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
    const words = new RegExp(
      `^${text(this.locale, 'slideshow:slide-of', { position: '(\\d+)', count: 24 })}$`,
    );
    const position = await this.region.getByText(words).first().textContent();
    return Number(words.exec(position ?? '')?.[1]);
  }

  async expectAt(position: number): Promise<void> {
    await expect.poll(() => this.active()).toBe(position);
  }
}
