import { expect, type Locator } from '@playwright/test';
import { endDoubleClick } from './doubleClick.ts';
import { swipe } from './gestures.ts';
import { PageObject } from './PageObject.ts';

/** Pictures of a page, and the large view of one of them. The page's clock must be installed before the page is opened. */
export abstract class LargeView extends PageObject {
  /** Each picture with its link. */
  abstract readonly columns: Locator;
  readonly dialog = this.page.getByRole('dialog');

  link(index: number): Locator {
    return this.columns.nth(index).locator('a');
  }

  /** Opens a picture that is in view, by a click that is not part of a double click. */
  async enlarge(index: number, count?: number): Promise<void> {
    await endDoubleClick(this.page);
    await this.link(index).click({ position: { x: 60, y: 40 } });
    await this.expectLarge(index + 1, count);
  }

  async expectLarge(position: number, count = 24): Promise<void> {
    await expect(this.dialog).toHaveAccessibleName(this.text('media:picture-of', { position, count }));
  }

  /** Expects the large file of a picture to be shown, or not to be requested. */
  async expectLoaded(index: number, loaded = true): Promise<void> {
    const address = (await this.link(index).getAttribute('href')) ?? '';
    const large = this.dialog.locator(`img[src$="${address}"]`);
    await expect(large).toHaveCount(loaded ? 1 : 0);
    if (loaded) await expect(large).not.toHaveJSProperty('naturalWidth', 0);
  }

  /** Moves a finger sideways by so many pixels, from the middle of an element. */
  async swipe(target: Locator, by: number): Promise<void> {
    const box = await target.boundingBox();
    const x = (box?.x ?? 0) + Math.min(box?.width ?? 0, 390) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await swipe(this.page, { x, y }, by);
  }

  inDialog(key: 'close-picture' | 'full-size' | 'load-large' | 'next' | 'previous'): Locator {
    const area = key === 'next' || key === 'previous' ? 'slideshow' : 'media';
    const role = key === 'load-large' || key === 'full-size' ? 'link' : 'button';
    return this.dialog.getByRole(role, { name: this.text(`${area}:${key}`), exact: true });
  }
}
