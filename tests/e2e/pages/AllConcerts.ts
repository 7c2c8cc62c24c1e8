import type { Locator } from '@playwright/test';
import { paths } from '../words.ts';
import type { Kind } from './ConcertTabs.ts';
import { PageObject } from './PageObject.ts';

/** The page of all concerts: both lists below each other. */
export class AllConcerts extends PageObject {
  /** Opens the page and waits until its script is there. Nothing is scrolled. */
  async open(): Promise<void> {
    await this.page.goto(paths['live-all'][this.locale]);
    await this.page.locator('main astro-island:not([ssr])').waitFor();
  }

  panel(kind: Kind): Locator {
    return this.page.locator(`[data-list="${kind}"]`);
  }

  /** All tickets of a list, in their order. */
  tickets(kind: Kind): Locator {
    return this.panel(kind).locator('article');
  }

  ticket(name: string): Locator {
    return this.page.locator('article').filter({ has: this.page.locator(':is(h3, h4)', { hasText: name }) });
  }
}
