import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { localeCodes, paths, text as words } from '../e2e/words.ts';
import { bytes, files, page, pages, text, titled } from './dist.ts';

const isPicture = (file: string) => /\.(png|jpe?g|webp|avif|gif|svg)$/.test(file);
const pictures = new Map(
  pages.flatMap(({ root }) =>
    root.querySelectorAll('img, source').map((element) => {
      const { src, srcset, width, height } = element.attrs;
      return [src ?? srcset ?? '', { width: Number(width), height: Number(height) }] as const;
    }),
  ),
);

test.each(titled(pages))('S3 %s: every picture has its size and its words', (_, { root }) => {
  for (const element of root.querySelectorAll('img, source')) {
    expect(element.attributes.width, element.outerHTML).toMatch(/^\d+$/);
    expect(element.attributes.height, element.outerHTML).toMatch(/^\d+$/);
  }
  for (const image of root.querySelectorAll('img'))
    expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
});

test('every file has exactly the pixels that its page says: one that is resized on the way makes moiré', async () => {
  expect(pictures.size).toBeGreaterThan(90);
  for (const [file, size] of pictures) {
    const { width, height } = await sharp(bytes(file)).metadata();
    expect({ width, height }, file).toEqual(size);
  }
});

test.each(localeCodes)('the page of all pictures says who may print them: %s', (locale) => {
  const main = page(paths['media-all'][locale]).root.querySelector('main');
  expect(main?.text).toContain(words(locale, 'media:print'));
});

describe('originals stay at home', () => {
  test('no file of the repository’s pictures is published as it is', () => {
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    const originals = readdirSync('generated/content', { recursive: true, encoding: 'utf8' })
      .filter(isPicture)
      // The icon is for everybody.
      .filter((file) => !file.endsWith('icon.svg'))
      .map((file) => digest(readFileSync(join('generated/content', file))));
    expect(originals.length).toBeGreaterThan(50);
    expect(files.filter((file) => originals.includes(digest(bytes(file))))).toEqual([]);
  });

  test('every file that the build names is asked for by a page, a style or a script', () => {
    const readable = files
      .filter((file) => /\.(html|css|js)$/.test(file))
      .map(text)
      .join('\n');
    // The build writes the switches' island even where no service is switched on.
    const built = files.filter((file) => file.startsWith('/_/') && !file.startsWith('/_/ServiceSwitch.'));
    expect(built.length).toBeGreaterThan(100);
    expect(built.filter((file) => !readable.includes(file.slice('/_/'.length)))).toEqual([]);
  });
});
