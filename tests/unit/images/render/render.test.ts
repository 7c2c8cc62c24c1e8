import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inks } from '../../../../src/images/render/inks.ts';
import type { RenderOptions } from '../../../../src/images/renderOptions.ts';
import { renderImage, type Job } from '../../../../src/images/render/render.ts';
import { draw, photograph, plate } from '../samplePictures.ts';

const size = { width: 96, height: 96 };
const options: RenderOptions = { picture: 'members/nora', kind: 'plate', recipe: 'gallery' };
const silent = (): void => undefined;

let job: Job;
let photo: Job;

beforeAll(async () => {
  job = { options, size, format: 'webp', file: await plate() };
  photo = { ...job, options: { ...options, kind: 'photo' }, file: await photograph() };
});

async function pixelsOf(work: Job): Promise<{ pixels: Uint8Array; channels: number }> {
  const { data, info } = await sharp(await renderImage(work, silent))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([work.size.width, work.size.height]);
  return { pixels: data, channels: info.channels };
}

/** The different colours of an image, as text. */
async function coloursOf(work: Job): Promise<Set<string>> {
  const { pixels, channels } = await pixelsOf(work);
  const colours = new Set<string>();
  for (let i = 0; i < pixels.length; i += channels) colours.add(pixels.slice(i, i + 3).join(' '));
  return colours;
}

/** The share, 0 to 1, of bare stock within these columns. */
async function bare(work: Job, from: number, to: number): Promise<number> {
  const { pixels, channels } = await pixelsOf(work);
  let count = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = from; x < to; x++) {
      const at = (y * size.width + x) * channels;
      if (pixels.slice(at, at + 3).join(' ') === inks.black.join(' ')) count++;
    }
  }
  return count / (size.height * (to - from));
}

describe('a rendered picture', () => {
  test('is the same in every build', async () =>
    expect(await renderImage(job, silent)).toEqual(await renderImage(job, silent)));

  test.each(['gallery', 'colour'] as const)(
    'as a JPEG names who has taken it, by the recipe %s',
    async (recipe) => {
      const credit = 'Mira Łukić';
      const print: Job = { ...photo, format: 'jpeg', options: { ...photo.options, recipe, credit } };
      const { format, xmpAsString } = await sharp(await renderImage(print, silent)).metadata();
      expect(format).toBe('jpeg');
      expect(xmpAsString).toContain(`<rdf:li>${credit}</rdf:li>`);
    },
  );

  test('has the three inks, and few colours between them, of a plate and of a photograph at any exposure', async () => {
    for (const work of [job, photo]) {
      const colours = await coloursOf(work);
      for (const ink of Object.values(inks)) expect(colours).toContain(ink.join(' '));
      expect(colours.size).toBeLessThanOrEqual(9);
    }
  });

  test('of a photograph stands upright, its darkest quarter black', async () => {
    expect(await bare(photo, 0, 22)).toBeGreaterThan(0.95);
    expect(await bare(photo, 80, 96)).toBe(0);
  });

  test('for a phone has hard dots: three colours and no more', async () =>
    expect((await coloursOf({ ...job, options: { ...options, recipe: 'gallery-phone' } })).size).toBe(3));

  test('on paper without a rectangle is transparent where there is no ink', async () => {
    const { pixels, channels } = await pixelsOf({ ...job, options: { ...options, recipe: 'hand' } });
    expect(channels).toBe(4);
    const alphas = new Set(pixels.filter((_, i) => i % 4 === 3));
    expect([...alphas].sort((a, b) => a - b)).toEqual([0, 128, 255]);
  });

  test('in its own colours is only resized', async () => {
    const blue = await draw(20, 20, () => [20, 60, 200]);
    const colour = { ...options, recipe: 'colour' } as const;
    const { pixels } = await pixelsOf({ ...job, file: blue, options: colour, format: 'png' });
    expect([...pixels.slice(0, 3)]).toEqual([20, 60, 200]);
  });
});

test('a cut-out gives figures finer dots than the air', async () => {
  const white = await draw(96, 96, () => [255, 255, 255]);
  const black = await draw(96, 96, () => [0, 0, 0]);
  const digest = { ...photo.options, cutout: 'digest' };
  const figure = await renderImage({ ...photo, options: digest, cutout: white }, silent);
  const air = await renderImage({ ...photo, options: digest, cutout: black }, silent);
  expect(figure).not.toEqual(air);
  expect(figure).toEqual(await renderImage(photo, silent));
});

test('a mask is opaque where a figure stands, and nowhere else; transparent without a cut-out', async () => {
  const alphaAt = async (work: Job, x: number) => {
    const mask = { ...work, options: { ...work.options, layer: 'figures' as const } };
    const { pixels, channels } = await pixelsOf(mask);
    return pixels[x * channels + 3];
  };
  expect([await alphaAt(job, 10), await alphaAt(job, 90), await alphaAt(photo, 90)]).toEqual([255, 0, 0]);
});

test('a broken picture is rejected with its name, the reason and the fix', async () => {
  const broken = { ...job, file: (await plate()).subarray(0, 400) };
  await expect(renderImage(broken, silent)).rejects.toThrow(
    /^members\/nora cannot be rendered \(.+\); save the picture again as PNG or JPEG and put it in the band's folder\.$/,
  );
});

test('a picture that is too small is rendered, and named in the log', async () => {
  const warn = vi.fn();
  await renderImage({ ...job, file: await plate(40, 40) }, warn);
  expect(warn.mock.calls).toEqual([
    ['members/nora is rendered 96 pixels wide from only 40: use a larger picture.'],
  ]);
});
