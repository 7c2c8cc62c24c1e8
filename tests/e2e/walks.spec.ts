import type { Page } from '@playwright/test';
import { isNight, seed, sized } from '../night.ts';
import { oddConcerts, oddDrafts, oddMessages, oddPictures, oddVenues } from '../walks/records.ts';
import { takeStep, watchPage, type Step } from '../walks/walker.ts';
import { expect } from './fixtures.ts';
import { siteOfItsOwn } from './ownSite.ts';
import { Desk } from './pages/Desk.ts';
import { localeCodes, paths } from './words.ts';

const test = siteOfItsOwn();

/** Walks at night, side by side in as many tests; by day as many as fit into the time. */
const [nightWalks, tests] = [2000, sized(2, 10)];
const steps = 50;
const dayMs = 20_000 / tests;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const deskScreens = [
  ...['start', 'concerts', 'concerts/past', 'concerts/new', 'concerts/deleted', 'concerts/venues'],
  ...[
    'concerts/venues/new',
    'concerts/venues/deleted',
    'concerts/odd-1',
    'concerts/odd-2/move',
    'concerts/odd-3/cancel',
  ],
  ...[
    'concerts/odd-1/history',
    'concerts/venues/odd-venue-1',
    'concerts/new:long',
    'concerts/new:part',
    'concerts/nobody',
  ],
  ...[
    'pictures',
    'pictures/deleted',
    'pictures/odd-picture-1',
    'messages',
    'messages/general',
    'messages/deleted',
  ],
  ...[
    'messages/odd-message-1',
    'messages/odd-message-2/person',
    'messages/%',
    'concerts/venues/new:odd/new:part',
  ],
];
const sitePages = (['home', 'live-all', 'media-all', 'contact', 'shop'] as const).flatMap((route) =>
  localeCodes.map((code) => paths[route][code]),
);
const widths = [320, 390, 768, 900, 1440] as const;

/** Answers the lists of the desk with odd records beside the stored ones. */
async function addOddRecords(page: Page): Promise<void> {
  const lists: [string, readonly object[]][] = [
    ['**/api/concerts?desk', oddConcerts],
    ['**/api/venues?desk', oddVenues],
    ['**/api/messages?desk', oddMessages],
    ['**/api/cloudinary?desk', oddPictures],
  ];
  for (const [address, records] of lists)
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const stored: unknown = await response.json().catch(() => undefined);
      await route.fulfill(Array.isArray(stored) ? { response, json: [...stored, ...records] } : { response });
    });
}

/** One walk, until `end` at most; throws with all its steps where one of them finds a problem. */
async function walk(page: Page, own: number, end: number): Promise<void> {
  const next = numbers(own);
  const pick = <Each>(list: readonly Each[]) => list[Math.floor(next() * list.length)] ?? (list[0] as Each);
  const isDesk = next() < 0.7;
  const start = isDesk ? `${paths.desk[pick(localeCodes)]}#${pick(deskScreens)}` : pick(sitePages);
  const done = [`begins at ${start}`];
  await page.setViewportSize({ width: pick(widths), height: 800 });
  await page.goto('about:blank');
  await page.goto(start);
  if (isDesk) await page.locator('.area-screens:not([hidden])').waitFor();
  for (let step = 0; step < steps && Date.now() < end; step++) {
    if (next() < 0.04) {
      const width = pick(widths);
      await page.setViewportSize({ width, height: pick([256, 800]) });
      done.push(`resizes to ${width}`);
    }
    const choice = { kind: next(), control: next(), text: next(), skip, answerMs: 3000 };
    const taken = await page.evaluate(takeStep, choice).catch(async (error: unknown): Promise<Step> => {
      // Another page was opened.
      if (!/context was destroyed|navigat|Target page/i.test(String(error))) throw error;
      await page.waitForLoadState();
      return { did: 'opens another page' };
    });
    done.push(taken.did);
    if (taken.problem !== undefined)
      throw new Error(`TEST_SEED=${own}, ${taken.problem}\n  ${done.join('\n  ')}\n  at ${page.url()}`);
    if (!page.url().startsWith('http')) await page.goto(start);
  }
}

/** A walk neither logs out nor plays videos of another host. */
const skip = '.entrance, .stay, .leave button, button.leave, [data-video], .everywhere';

for (let part = 0; part < tests; part++)
  test(`a walk at random meets no empty page, no error and no silent control (${part + 1} of ${tests})`, async ({
    page,
    context,
    noise,
    language,
  }) => {
    noise.allow(/./);
    test.setTimeout(isNight ? 3 * 60 * 60_000 : 120_000);
    await context.addInitScript(watchPage);
    await context.addInitScript((drafts) => {
      if (location.protocol === 'about:') return;
      for (const [name, value] of Object.entries(drafts))
        if (localStorage.getItem('walk') === null) localStorage.setItem(name, value);
      localStorage.setItem('walk', '');
    }, oddDrafts);
    await context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
    await addOddRecords(page);
    await new Desk(page, language).open('start');
    const end = isNight ? Infinity : Date.now() + dayMs;
    const count = nightWalks / tests;
    let walked = 0;
    while (isNight ? walked < count : Date.now() < end) {
      await walk(page, seed + part * count + walked, end);
      walked += 1;
    }
    expect(walked).toBeGreaterThan(0);
  });
