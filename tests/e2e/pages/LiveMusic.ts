import { expect } from '@playwright/test';
import { paths } from '../words.ts';
import { Slideshow } from './Slideshow.ts';
import { bringIntoView } from './view.ts';
import { PageObject } from './PageObject.ts';

/** The music section where it can follow YouTube and Spotify. */
export class LiveMusic extends PageObject {
  readonly #music = this.page.locator('#music');
  /** "Live from …": whether the visitor wants it … */
  readonly on = this.#music.getByLabel(this.word('live-from'));
  /** … and wants it remembered. */
  readonly remember = this.#music.getByLabel(this.word('live-remember'));
  readonly status = this.#music.getByRole('status').last();
  /** The title of the active video. */
  readonly active = this.#music.locator('figcaption');
  /** All others. */
  readonly videos = this.#music
    .getByRole('list', { name: this.text('music:other-videos') })
    .getByRole('link');
  readonly releases = new Slideshow(this.page, this.locale, this.text('music:latest-releases'));

  /** Opens the home page at the switch and waits until its island, and those that it changes, are there. */
  async open(): Promise<void> {
    await this.page.goto(paths.home[this.locale]);
    await bringIntoView(this.releases.root);
    await this.releases.awake();
    await bringIntoView(this.on);
    const on = this.page.getByLabel(this.word('live-from'));
    await this.#music.locator('[data-ready]').filter({ has: on }).waitFor();
    await this.#music.locator('[data-ready] figure').waitFor();
  }

  /** A text of the section, about both services. */
  word(key: string, values: Record<string, string> = {}): string {
    const t = (name: string) => this.text(`music:${name}`);
    const services = `${t('live-youTube')} ${t('and')} ${t('live-spotify')}`;
    return this.text(`music:${key}`, { services, ...values });
  }

  /** Shows these other videos and these releases, in this order. */
  async expectShown({ videos, releases }: Shown): Promise<void> {
    await expect(this.videos.locator('> span:first-of-type')).toHaveText(videos);
    await expect(this.releases.columns.locator('a > span:first-of-type')).toHaveText(releases);
  }
}

interface Shown {
  videos: string[];
  releases: string[];
}
