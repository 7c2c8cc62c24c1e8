import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, paths, text } from '../words.ts';
import { Slideshow } from './Slideshow.ts';
import { bringIntoView } from './view.ts';

/** The music section where it can follow YouTube and Spotify. */
export class LiveMusic {
  readonly page: Page;
  readonly locale: Locale;
  /** "Live from …": whether the visitor wants it … */
  readonly on: Locator;
  /** … and wants it remembered. */
  readonly remember: Locator;
  readonly status: Locator;
  /** The title of the active video. */
  readonly active: Locator;
  /** All others. */
  readonly videos: Locator;
  readonly releases: Slideshow;

  constructor(page: Page, locale: Locale) {
    const music = page.locator('#music');
    this.page = page;
    this.locale = locale;
    this.on = music.getByLabel(this.word('live-from'));
    this.remember = music.getByLabel(this.word('live-remember'));
    this.status = music.getByRole('status').last();
    this.active = music.locator('figcaption');
    this.videos = music.getByRole('list', { name: text(locale, 'music:other-videos') }).getByRole('link');
    this.releases = new Slideshow(page, locale, text(locale, 'music:latest-releases'));
  }

  /** Opens the home page at the switch and waits until its island, and those that it changes, are there. */
  async open(): Promise<void> {
    await this.page.goto(paths.home[this.locale]);
    await bringIntoView(this.releases.root);
    await this.releases.awake();
    await bringIntoView(this.on);
    const music = this.page.locator('#music');
    const on = this.page.getByLabel(this.word('live-from'));
    await music.locator('[data-ready]').filter({ has: on }).waitFor();
    await music.locator('[data-ready] figure').waitFor();
  }

  /** A text of the section, about both services. */
  word(key: string, values: Record<string, string> = {}): string {
    const t = (name: string) => text(this.locale, `music:${name}`);
    const services = `${t('live-youTube')} ${t('and')} ${t('live-spotify')}`;
    return text(this.locale, `music:${key}`, { services, ...values });
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
