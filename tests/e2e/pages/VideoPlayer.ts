import type { Locator } from '@playwright/test';
import type { Video } from '../../../src/records/video.ts';
import { playerOrigin } from '../../../src/config/services.ts';
import { expect } from '../expect.ts';
import { paths, records } from '../words.ts';
import { endDoubleClick } from './doubleClick.ts';
import { bringIntoView } from './view.ts';
import { PageObject } from './PageObject.ts';

/** The videos in their order. */
export const videos = records<Video & { video: string }>('videos')
  .map(({ video, ...record }) => ({ ...record, id: video }))
  .sort((a, b) => a.order - b.order);

/** How YouTube's host behaves: its player answers as the real one does, or says nothing. */
type Host = 'answers' | 'silent';

/** The videos of the home page: the large one with its player, and the list of all others. */
export class VideoPlayer extends PageObject {
  readonly root = this.page.locator('#music');
  readonly still = this.root.locator('figure img').first();
  readonly frame = this.root.locator('iframe');
  readonly list = this.root.getByRole('list', { name: this.text('music:other-videos') });
  /** The titles in the list. */
  readonly titles = this.list.locator('a > span:first-of-type');
  readonly always = this.root.getByLabel(this.text('music:always-allow'));
  readonly problem = this.root.getByRole('alert');

  /** Opens the home page at the videos and waits until their island is there. The clock runs, but can be moved on. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(paths.home[this.locale]);
    await this.arrive();
  }

  /** Scrolls to the videos, whose island wakes by that. */
  async reach(): Promise<void> {
    const name = this.text('music:latest-videos');
    await bringIntoView(this.root.getByRole('heading', { name }));
  }

  async arrive(): Promise<void> {
    await this.reach();
    await this.root.locator('[data-ready] figure').waitFor();
  }

  playButton(video: Video | undefined): Locator {
    const name = this.text('music:play', { title: video?.title ?? '' });
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The entry of a video in the list. */
  entry(video: Video | undefined): Locator {
    return this.list.getByRole('link', { name: video?.title ?? '', exact: true });
  }

  /** Makes a video the active one, by a key press that is no second one of two. */
  async chooseByKey(
    video: Video | undefined,
    press = () => this.page.keyboard.press('Enter'),
  ): Promise<void> {
    await endDoubleClick(this.page);
    await this.entry(video).focus();
    await press();
    await expect(this.playButton(video)).toBeFocused();
  }

  /** Plays the active video, by a click that is no second one of two. */
  async playAgain(video: Video | undefined): Promise<void> {
    await endDoubleClick(this.page);
    await this.playButton(video).click();
    await expect(this.frame).toBeFocused();
  }

  /** Where the active video stands on YouTube. */
  get onYouTube(): Locator {
    return this.root.locator('figcaption').getByRole('link', { name: this.text('music:on-youtube') });
  }

  /** Stands in for YouTube's host. Answers the list of what it is asked for. */
  async fakeHost(host: Host = 'answers'): Promise<string[]> {
    const asked: string[] = [];
    await this.page.unrouteAll();
    await this.page.route(`${playerOrigin}/**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: player(host) });
    });
    return asked;
  }
}

/** A player that hears as late as the real one, in milliseconds. */
const player = (host: Host) => `<!doctype html><title>YouTube</title><button>Play</button>
  <script>
    const listen = () => addEventListener('message', ({ data, source }) => {
      if (JSON.parse(data).event === 'listening') source.postMessage('{"event":"onReady"}', '*');
    });
    if (${String(host !== 'silent')}) setTimeout(listen, 300);
  </script>`;
