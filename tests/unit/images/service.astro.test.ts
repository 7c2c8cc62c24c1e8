import type { ImageTransform } from 'astro';
import { expect, test } from 'vitest';
import service, { renderVersion } from '../../../src/images/service.ts';
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

test('hashes the render options and the version of the renderer into the cache key', async () => {
  expect(service.propertiesToHash).toEqual(
    expect.arrayContaining(['src', 'width', 'height', 'format', 'render', 'renderVersion']),
  );
  expect(await service.validateOptions?.({ ...options }, config, logger)).toMatchObject({
    renderVersion,
    render,
  });
});

test('keeps the render options in the address of the development server', async () => {
  const url = await service.getURL(options, config, logger);
  const parsed = await service.parseURL(new URL(url, 'http://localhost'), config, logger);
  expect(parsed).toMatchObject({ src: '/nora.png', width: 48, height: 48, format: 'webp', render });
});

test('keeps the render options out of the HTML', async () => {
  const attributes = await service.getHTMLAttributes?.(
    { ...options, renderVersion, alt: '' },
    config,
    logger,
  );
  expect(attributes).toMatchObject({ width: 48, height: 48, alt: '' });
  expect(
    Object.entries(attributes ?? {}).filter(([, value]) => value === render || value === renderVersion),
  ).toEqual([]);
});

test('renders a picture with render options, and leaves any other to Astro', async () => {
  const file = await plate();
  const transform = { src: '/nora.png', width: 48, height: 48, format: 'webp' };
  const rendered = await service.transform(file, { ...transform, render }, config, logger);
  const plain = await service.transform(file, transform, config, logger);
  expect(rendered.format).toBe('webp');
  expect(plain.format).toBe('webp');
  expect(Buffer.from(rendered.data).equals(Buffer.from(plain.data))).toBe(false);
});
