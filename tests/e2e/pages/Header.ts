import type { Locator } from '@playwright/test';
import { locales } from '../../../src/config/locales.ts';
import { site } from '../../../src/config/site.ts';
import { type Locale, paths } from '../words.ts';
import { PageObject } from './PageObject.ts';

/** The header: plain links on a wide window, a menu below 576 px. */
export class Header extends PageObject {
  readonly root = this.page.getByRole('banner');
  readonly logo = this.root.getByRole('link', {
    name: this.text('navigation:logo-home', { artist: site.artist }),
  });
  readonly menuButton = this.root.getByRole('button', { name: this.text('navigation:menu'), exact: true });
  readonly menu = this.page.getByRole('dialog', { name: this.text('navigation:menu') });
  readonly closeButton = this.menu.getByRole('button', { name: this.text('navigation:close-menu') });

  /** Waits until the header's island listens. */
  async ready(): Promise<void> {
    await this.page.locator('header[data-ready]').waitFor({ state: 'attached' });
  }

  /** The navigation that is in sight: in the bar, or in the open menu. */
  get navigation(): Locator {
    return this.root.getByRole('navigation', { name: this.text('navigation:main-navigation') });
  }

  link(route: 'the-band' | 'live' | 'media'): Locator {
    return this.navigation.getByRole('link', { name: this.text(`navigation:${route}`), exact: true });
  }

  language(code: Locale): Locator {
    return this.navigation.getByRole('link', { name: locales[code].name, exact: true });
  }

  /** Opens the menu where there is one, so that the links can be reached. */
  async reveal(): Promise<void> {
    await this.comeBack();
    if (await this.menuButton.isVisible()) await this.menuButton.click();
  }

  /** Goes to a section as a visitor does: by the bar, or by the menu. */
  async follow(route: 'the-band' | 'live' | 'media'): Promise<void> {
    await this.reveal();
    await this.link(route).click();
    await this.page.waitForURL((url) => url.pathname.replace(/(.)\/$/, '$1') === paths[route][this.locale]);
  }

  async switchTo(code: Locale): Promise<void> {
    await this.reveal();
    await this.language(code).click();
  }

  /** The header hides on the way down; focus brings it back (S1). */
  private async comeBack(): Promise<void> {
    await this.logo.focus();
  }
}
