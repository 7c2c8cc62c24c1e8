import type { ImageTransform } from 'astro';
import { expect, test } from 'vitest';
import service from '../../../src/images/service.ts';
import type { RenderOptions } from '../../../src/images/renderOptions.ts';
import { plate } from './samplePictures.ts';

const config = {
  service: { entrypoint: './src/images/service.ts', config: {} },
  endpoint: { route: '/_image' },
  domains: [],
  remotePatterns: [],
} as unknown as Parameters<typeof service.transform>[2];
const logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
} as unknown as Parameters<typeof service.transform>[3];

const render: RenderOptions = {
  picture: 'members/nora',
  kind: 'plate',
  recipe: 'gallery',
  focus: [0.2, 0.4],
};
const src = { src: '/nora.png', width: 96, height: 96, format: 'png' };
const options = { src, width: 48, height: 48, format: 'webp', render } as ImageTransform;

/** The property by which Astro's cache knows the rendering of these options. */
const renderingOf = async (changes: Partial<RenderOptions> = {}) => {
  const changed = { ...options, render: { ...render, ...changes } };
  const validated = await service.validateOptions?.(changed, config, logger);
  return (validated as unknown as { rendering: string }).rendering;
};

test('names a file by its size and its rendering, not by its picture, whose digest Astro puts before them', async () => {
  expect(service.propertiesToHash).toEqual(
    expect.arrayContaining(['width', 'height', 'format', 'rendering']),
  );
  expect(service.propertiesToHash).not.toContain('src');
  const rendering = await renderingOf();
  expect(await renderingOf({ picture: 'members/jonas' })).toBe(rendering);
  const changes = [{ focus: [0.3, 0.4] }, { zoom: 2 }, { recipe: 'hero' }, { cutout: 'ab' }] as const;
  for (const change of changes) expect(await renderingOf(change)).not.toBe(rendering);
});

test('keeps the render options in the address of the development server', async () => {
  const url = await service.getURL(options, config, logger);
  const parsed = await service.parseURL(new URL(url, 'http://localhost'), config, logger);
  expect(parsed).toMatchObject({ src: '/nora.png', width: 48, height: 48, format: 'webp', render });
});

test('keeps the render options out of the HTML', async () => {
  const named = { ...options, rendering: 'ab', alt: '' };
  const attributes = await service.getHTMLAttributes?.(named, config, logger);
  expect(attributes).toMatchObject({ width: 48, height: 48, alt: '' });
  for (const value of Object.values(attributes ?? {})) expect([render, 'ab']).not.toContain(value);
});

test('renders a picture with render options, and leaves any other to Astro', async () => {
  const file = await plate();
  const transform = { src: '/nora.png', width: 48, height: 48, format: 'webp' };
  const rendered = await service.transform(file, { ...transform, render }, config, logger);
  const plain = await service.transform(file, transform, config, logger);
  expect([rendered.format, plain.format]).toEqual(['webp', 'webp']);
  expect(Buffer.from(rendered.data).equals(Buffer.from(plain.data))).toBe(false);
});
