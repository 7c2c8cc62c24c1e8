import type { Locator } from '@playwright/test';
import type { Section } from '../../../src/config/routes.ts';
import { ConcertTabs } from './ConcertTabs.ts';
import { SitePage } from './SitePage.ts';

/** The home page and its sections. */
export class HomePage extends SitePage {
  /** A section by its id; it is also the region of that name. */
  section(id: Section): Locator {
    return this.page.locator(`main > section#${id}`);
  }

  /** Every control that waits for its launch, wherever it stands. */
  get comingSoon(): Locator {
    return this.page.locator('[aria-disabled="true"]');
  }

  get concerts(): ConcertTabs {
    return new ConcertTabs(this.page, this.locale);
  }

  get cards(): Locator {
    return this.section('members').locator('details');
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name }) });
  }

  get frames(): Locator {
    return this.section('the-band').locator('figure');
  }

  /** Distance of a section's upper edge from the window's, in whole CSS pixels. */
  async distance(id: Section): Promise<number> {
    return Math.round(await this.section(id).evaluate((section) => section.getBoundingClientRect().top));
  }
}
