import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { inks } from '../../../../src/images/render/inks.ts';
import type { RenderOptions } from '../../../../src/images/renderOptions.ts';
import { print, type Job } from '../../../../src/images/render/render.ts';
import { draw, photograph, plate } from '../../lib/print/pictures.ts';

const size = { width: 96, height: 96 };
const order: RenderOptions = { picture: 'members/nora', kind: 'plate', recipe: 'gallery' };
const silent = (): void => undefined;

let job: Job;
let photo: Job;

beforeAll(async () => {
  job = { order, size, format: 'webp', file: await plate() };
  photo = { ...job, order: { ...order, kind: 'photo' }, file: await photograph() };
});

async function printed(work: Job): Promise<{ pixels: Uint8Array; channels: number }> {
  const { data, info } = await sharp(await print(work, silent))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([work.size.width, work.size.height]);
  return { pixels: data, channels: info.channels };
}

/** The different colours of a print, as text. */
async function coloursOf(work: Job): Promise<Set<string>> {
  const { pixels, channels } = await printed(work);
  const colours = new Set<string>();
  for (let i = 0; i < pixels.length; i += channels) colours.add(pixels.slice(i, i + 3).join(' '));
  return colours;
}

/** How much of the print, 0 to 1, is bare stock within these columns. */
async function bare(work: Job, from: number, to: number): Promise<number> {
  const { pixels, channels } = await printed(work);
  let count = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = from; x < to; x++) {
      const at = (y * size.width + x) * channels;
      if (pixels.slice(at, at + 3).join(' ') === inks.black.join(' ')) count++;
    }
  }
  return count / (size.height * (to - from));
}

describe('a print', () => {
  test('is the same in every build', async () => {
    expect(await print(job, silent)).toEqual(await print(job, silent));
  });

  test('of a plate has the three inks, and few colours between them', async () => {
    const colours = await coloursOf(job);
    for (const ink of Object.values(inks)) expect(colours).toContain(ink.join(' '));
    expect(colours.size).toBeLessThanOrEqual(9);
  });

  test('of a photograph too, whatever its exposure', async () => {
    const colours = await coloursOf(photo);
    for (const ink of Object.values(inks)) expect(colours).toContain(ink.join(' '));
    expect(colours.size).toBeLessThanOrEqual(9);
  });

  test('of a photograph stands upright, its darkest quarter black', async () => {
    expect(await bare(photo, 0, 22)).toBeGreaterThan(0.95);
    expect(await bare(photo, 80, 96)).toBe(0);
  });

  test('for a phone has hard dots: three colours and no more', async () => {
    expect((await coloursOf({ ...job, order: { ...order, recipe: 'gallery-phone' } })).size).toBe(3);
  });

  test('on paper without a rectangle is transparent where there is no ink', async () => {
    const { pixels, channels } = await printed({ ...job, order: { ...order, recipe: 'hand' } });
    expect(channels).toBe(4);
    const alphas = new Set(pixels.filter((_, i) => i % 4 === 3));
    expect([...alphas].sort((a, b) => a - b)).toEqual([0, 128, 255]);
  });

  test('that keeps its colours is only resized', async () => {
    const blue = await draw(20, 20, () => [20, 60, 200]);
    const { pixels } = await printed({
      ...job,
      file: blue,
      order: { ...order, recipe: 'colour' },
      format: 'png',
    });
    expect([...pixels.slice(0, 3)]).toEqual([20, 60, 200]);
  });
});

describe('a cut-out', () => {
  test('gives figures finer dots than the air', async () => {
    const white = await draw(96, 96, () => [255, 255, 255]);
    const black = await draw(96, 96, () => [0, 0, 0]);
    const digest = { ...photo.order, cutout: 'digest' };
    const figure = await print({ ...photo, order: digest, cutout: white }, silent);
    const air = await print({ ...photo, order: digest, cutout: black }, silent);
    expect(figure).not.toEqual(air);
    expect(figure).toEqual(await print(photo, silent));
  });
});

describe('a mask', () => {
  const alphaAt = async (work: Job, x: number): Promise<number | undefined> => {
    const { pixels, channels } = await printed(work);
    return pixels[x * channels + 3];
  };

  test('is opaque where a figure stands, and nowhere else', async () => {
    const mask: Job = { ...job, order: { ...order, layer: 'figures' } };
    expect([await alphaAt(mask, 10), await alphaAt(mask, 90)]).toEqual([255, 0]);
  });

  test('of a photograph without a cut-out lets nothing through', async () => {
    expect(await alphaAt({ ...photo, order: { ...photo.order, layer: 'figures' } }, 90)).toBe(0);
  });
});

describe('a picture that cannot be printed well', () => {
  test('is named, with the reason and the fix', async () => {
    const broken = { ...job, file: (await plate()).subarray(0, 400) };
    await expect(print(broken, silent)).rejects.toThrow(
      /^members\/nora cannot be printed \(.+\); save the picture again as PNG or JPEG and put it in src\/content\/\.$/,
    );
  });

  test('is printed all the same when it is only too small, and named in the log', async () => {
    const warnings: string[] = [];
    await print({ ...job, file: await plate(40, 40) }, (sentence) => warnings.push(sentence));
    expect(warnings).toEqual(['members/nora is printed 96 pixels wide from only 40: use a larger picture.']);
  });
});
