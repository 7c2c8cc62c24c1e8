import type { Locator } from '@playwright/test';
import { paths } from '../words.ts';
import { Slideshow } from './Slideshow.ts';
import { PageObject } from './PageObject.ts';

export type Kind = 'upcoming' | 'past';

/** The two lists of concerts: links to two lists at first, tabs when their script is there. */
export class ConcertTabs extends PageObject {
  readonly list = this.page.getByRole('tablist', { name: this.text('live:concerts-region') });

  /** Opens the page at the concerts, with the list that is asked for, and waits for the tabs. */
  async open(kind: Kind = 'upcoming'): Promise<void> {
    await this.page.goto(paths.live[this.locale] + (kind === 'past' ? '?concerts=past' : ''));
    await this.list.waitFor();
    await this.slideshow(kind).awake();
  }

  tab(kind: Kind): Locator {
    return this.list.getByRole('tab', { name: this.text(`live:${kind}`) });
  }

  /** A tab, also before it is one. */
  link(kind: Kind): Locator {
    return this.page.locator(`[data-tab="${kind}"]`);
  }

  panel(kind: Kind): Locator {
    return this.page.locator(`#concerts-${kind}`);
  }

  heading(kind: Kind): Locator {
    return this.panel(kind).getByRole('heading', {
      level: 3,
      name: this.text(`live:${kind}-heading`),
    });
  }

  slideshow(kind: Kind): Slideshow {
    return new Slideshow(this.page, this.locale, this.text(`live:${kind}-heading`));
  }

  /** All tickets of a list, in their order, also of the one that is not shown. */
  tickets(kind: Kind): Locator {
    return this.panel(kind).locator('article');
  }

  ticket(name: string): Locator {
    return this.page.locator('#live article').filter({ has: this.page.locator('h4', { hasText: name }) });
  }
}
