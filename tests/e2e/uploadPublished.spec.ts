// Pictures on their way into the gallery: upright, small, without traces, and shown at once.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { largestPicture } from '../../src/config/uploads.ts';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { sized } from '../night.ts';
import { hugePhotograph } from './pages/photographs.ts';
import { PictureDesk } from './pages/PictureDesk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every file that leaves the page, with its name: the browser's own protocol leaves out what a form sends. */
async function filesSent(page: Page) {
  await page.addInitScript(() => {
    const sent: Promise<[string, string]>[] = [];
    Object.assign(window, { sent });
    const send = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')?.value as (
      body: unknown,
    ) => void;
    XMLHttpRequest.prototype.send = function (body) {
      for (const value of body instanceof FormData ? body.values() : []) {
        if (value instanceof File) {
          const { promise, resolve } = Promise.withResolvers<[string, string]>();
          const reader = new FileReader();
          reader.onload = () => resolve([value.name, String(reader.result)]);
          reader.readAsDataURL(value);
          sent.push(promise);
        }
      }
      send.call(this, body);
    };
  });
  return async () => {
    const files = await page.evaluate(() =>
      Promise.all((window as unknown as { sent: Promise<[string, string]>[] }).sent),
    );
    return files.map(([name, url]) => ({ name, bytes: Buffer.from(url.split(',')[1] ?? '', 'base64') }));
  };
}

/** Megapixels, of about 0.4 MB each: at night as many as the largest phones take. */
const megapixels = sized(6.75, 48);

test(`U5 U6 a photograph of ${megapixels} megapixels is made small and upright, tells neither place nor device, and the page goes on answering @phone`, async ({
  page,
  desk,
}) => {
  test.slow();
  const sent = await filesSent(page);
  const photo = await hugePhotograph('riesig.jpg', megapixels);
  expect(photo.buffer.length).toBeGreaterThan(megapixels * 375_000);
  const taken = await sharp(photo.buffer).metadata();
  expect(taken.orientation).toBe(6);
  // Not looked for as letters in the whole file: compressed noise spells "GPS" now and then.
  expect(taken.exif?.toString('latin1')).toContain('Kamerafabrik');
  await desk.open();
  const pictures = new PictureDesk(desk);
  const before = await pictures.countPending();
  await desk.choose(photo);
  await expect(desk.picture('riesig.jpg').getByText(/^Wird verkleinert/)).toBeVisible();
  // Typed while it is being made smaller.
  await desk.photographer.fill('Ida');
  await expect(pictures.pending).toHaveCount(before + 1, { timeout: 120_000 });
  const [file] = await sent();
  expect(file?.name).toBe('0.jpg');
  expect(file?.bytes.length).toBeLessThan(largestPicture);
  const published = await sharp(file?.bytes).metadata();
  expect(published.format).toBe('jpeg');
  for (const block of ['exif', 'xmp', 'iptc'] as const) expect(published[block], block).toBeUndefined();
  expect(file?.bytes.includes('Kamerafabrik')).toBe(false);
  await pictures.describe(['riesig.jpg']);
  expect(await desk.storedAs('riesig.jpg')).toMatchObject([{ width: 1920, height: 2560, credit: 'Ida' }]);
});
