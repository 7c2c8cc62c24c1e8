import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import sharp from 'sharp';
import {
  helpPictureWidth,
  largestHelpPicture,
  largestReadmePicture,
  type ReadmePicture,
} from '../helpPictures.ts';
import type { HelpPicture } from '../../src/config/help.ts';
import { expect } from './expect.ts';
import { facesArrive } from './pages/faces.ts';

/** The clock of pictures whose part depends on the day. */
export const pictureTime = new Date('2026-11-20T18:00:00+01:00');

/** True in `npm run handbook`, which writes the pictures. */
const isWriting = process.env.HANDBOOK === 'write';

const phoneWindow = { width: helpPictureWidth, height: 844 };

/** High enough for every part, so that no bar at the window's end covers one. */
const tallWindow = { width: helpPictureWidth, height: 1600 };

/** Space around a part, in CSS pixels. */
const edge = 14;

/** The names and roles of the parts, without the addresses of links, which hold ids. */
async function snapshotOf(parts: Locator): Promise<string> {
  const snapshots = await Promise.all((await parts.all()).map((part) => part.ariaSnapshot()));
  return `${snapshots
    .join('\n')
    .replaceAll(/^ *- \/url: .*\n?/gm, '')
    .trimEnd()}\n`;
}

/** Runs `work` in a window of this size. */
async function inWindow(page: Page, size: ViewportSize, work: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  if (own) await page.setViewportSize(size);
  await work();
  if (own) await page.setViewportSize(own);
}

/**
 * A picture of the handbook: a part of a page, or several below each other. Fails when a screen reader is told otherwise than at the time of
 * the picture; no pixels are compared. With `HANDBOOK=write` it writes the picture instead. The page's language is the picture's.
 */
export async function picture(page: Page, name: HelpPicture, parts: Locator): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang'))?.slice(0, 2) ?? '';
  const file = `src/content/help/${language}/${name}`;
  await inWindow(page, isWriting ? tallWindow : phoneWindow, async () => {
    await expect(parts.first()).toBeVisible();
    if (isWriting) {
      const pixels = await inReadersNumbers(page, () => shoot(page, parts));
      await write(`${file}.webp`, pixels, largestHelpPicture);
      await writeFile(`${file}.aria.yml`, await snapshotOf(parts));
      return;
    }
    const stored = await readFile(`${file}.aria.yml`, 'utf8').catch(() => '');
    await expect.poll(() => snapshotOf(parts), `picture ${name} is stale: npm run handbook`).toBe(stored);
  });
}

/** A picture of the README: the window of a phone, in English. Only `npm run handbook` makes it. It is not compared, because it shows the day. */
export async function readmePicture(page: Page, name: ReadmePicture): Promise<void> {
  const language = await page.locator('html').getAttribute('lang');
  if (!isWriting || !language?.startsWith('en')) return;
  await inWindow(page, phoneWindow, async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const pixels = await inReadersNumbers(page, () => shoot(page));
    await write(`docs/pictures/${name}.webp`, pixels, largestReadmePicture);
  });
}

/**
 * Shows days and times as the page's reader writes them, while `work` runs: the browser of the tests knows those of the United States only.
 */
async function inReadersNumbers<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const fields = page.locator('input:is([type="date"], [type="time"])');
  await fields.evaluateAll((all: HTMLInputElement[]) => {
    const isGerman = document.documentElement.lang.startsWith('de');
    const written = (value: string) => {
      const [year = '', month = '', day] = value.split('-');
      if (day === undefined) return value;
      return isGerman ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
    };
    for (const field of all) {
      const { type, value } = field;
      const gap = type === 'time' ? '--:--' : isGerman ? 'tt.mm.jjjj' : 'dd/mm/yyyy';
      Object.assign(field.dataset, { type, value });
      field.type = 'text';
      field.value = written(value) || gap;
    }
  });
  const result = await work();
  await page.locator('input[data-type]').evaluateAll((all: HTMLInputElement[]) => {
    for (const field of all) {
      const { type = '', value = '' } = field.dataset;
      field.type = type;
      field.value = value;
      delete field.dataset.type;
      delete field.dataset.value;
    }
  });
  return result;
}

/** The pixels of the parts, or without any of the whole window. Nothing has the focus, nor the pointer. */
async function shoot(page: Page, parts?: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await facesArrive(page);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // A window of another size may have another picture.
    const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(first.map((image) => image.decode()));
  });
  const quiet = { animations: 'disabled', caret: 'hide' } as const;
  if (!parts) return page.screenshot(quiet);
  await parts.first().evaluate((part) => part.scrollIntoView({ block: 'center' }));
  const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).filter(
    (box) => box !== null,
  );
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - edge);
  const end = Math.min(tallWindow.height, Math.max(...boxes.map(({ y, height }) => y + height)) + edge);
  return page.screenshot({ ...quiet, clip: { x: 0, y: top, width: tallWindow.width, height: end - top } });
}

/** Writes a picture of twice the window's width, in the best quality that its limit in bytes allows. */
async function write(file: string, pixels: Buffer, largest: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  for (const quality of [75, 60, 45, 30]) {
    const webp = await sharp(pixels)
      .resize({ width: 2 * helpPictureWidth })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (webp.length <= largest) return writeFile(file, webp);
  }
  throw new Error(`${file} is larger than ${largest} bytes: show a smaller part.`);
}
