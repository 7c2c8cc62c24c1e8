import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, paths, text } from '../words.ts';
import { endDoubleClick } from './doubleClick.ts';
import { bringIntoView } from './view.ts';

/** The gallery of the media section, and the large view of one of its pictures. */
export class Gallery {
  readonly page: Page;
  readonly locale: Locale;
  readonly region: Locator;
  readonly columns: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly rotation: Locator;
  readonly dialog: Locator;

  constructor(page: Page, locale: Locale) {
    const button = (inside: Locator, key: string) =>
      inside.getByRole('button', { name: text(locale, key), exact: true });
    this.page = page;
    this.locale = locale;
    this.region = page.getByRole('region', { name: text(locale, 'media:gallery') });
    this.columns = this.region.locator('[data-column]');
    this.next = button(this.region, 'slideshow:next');
    this.previous = button(this.region, 'slideshow:previous');
    this.rotation = button(this.region, 'slideshow:stop').or(button(this.region, 'slideshow:start'));
    this.dialog = page.getByRole('dialog');
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
      this.region.evaluate((region) => {
        region.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
    );
  }

  link(index: number): Locator {
    return this.columns.nth(index).locator('a');
  }

  /** The active picture, counted from 1, as the position in words says. */
  async active(): Promise<number> {
    const words = new RegExp(`^${this.inWords('slideshow:slide-of', '(\\d+)')}$`);
    const said = await this.region.getByText(words).first().textContent();
    return Number(words.exec(said ?? '')?.[1]);
  }

  async expectAt(position: number): Promise<void> {
    await expect.poll(() => this.active()).toBe(position);
  }

  /** Opens a picture that is in view, by a click that is no second one of two. */
  async enlarge(index: number, count?: number): Promise<void> {
    await endDoubleClick(this.page);
    await this.link(index).click({ position: { x: 60, y: 120 } });
    await this.expectLarge(index + 1, count);
  }

  async expectLarge(position: number, count?: number): Promise<void> {
    await expect(this.dialog).toHaveAccessibleName(this.inWords('media:picture-of', position, count));
  }

  /** The large print of a picture is shown, or is not even asked for. */
  async expectLoaded(index: number, loaded = true): Promise<void> {
    const address = (await this.link(index).getAttribute('href')) ?? '';
    const large = this.dialog.locator(`img[src$="${address}"]`);
    await expect(large).toHaveCount(loaded ? 1 : 0);
    if (loaded) await expect(large).not.toHaveJSProperty('naturalWidth', 0);
  }

  /** A finger from the middle of something so many pixels sideways. */
  async swipe(target: Locator, by: number): Promise<void> {
    const box = await target.boundingBox();
    const [x, y] = [
      (box?.x ?? 0) + Math.min(box?.width ?? 0, 390) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
    await touch('touchStart', x);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * share);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  inDialog(key: 'close-picture' | 'load-large' | 'next' | 'previous'): Locator {
    const area = key === 'next' || key === 'previous' ? 'slideshow' : 'media';
    const role = key === 'load-large' ? 'link' : 'button';
    return this.dialog.getByRole(role, { name: text(this.locale, `${area}:${key}`), exact: true });
  }

  private inWords(key: string, position: number | string, count = 24): string {
    return text(this.locale, key, { position, count });
  }
}
