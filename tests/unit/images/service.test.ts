import type { ImageTransform } from 'astro';
import { expect, test } from 'vitest';
import { renderVersion } from '../../../src/images/renderVersion.ts';
import type { RenderOptions } from '../../../src/images/renderOptions.ts';
import service from '../../../src/images/service.ts';
import { plate } from '../lib/print/pictures.ts';

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

const order: RenderOptions = { picture: 'members/nora', kind: 'plate', recipe: 'gallery', focus: [0.2, 0.4] };
const src = { src: '/nora.png', width: 96, height: 96, format: 'png' };
const options = { src, width: 48, height: 48, format: 'webp', print: order } as ImageTransform;

test('the order and the renderVersion of the press are part of what names a cached print', async () => {
  expect(service.propertiesToHash).toEqual(
    expect.arrayContaining(['src', 'width', 'height', 'format', 'print', 'renderVersion']),
  );
  expect(await service.validateOptions?.({ ...options }, config, logger)).toMatchObject({
    renderVersion,
    print: order,
  });
});

test('an order survives the address of the development server', async () => {
  const url = await service.getURL(options, config, logger);
  const parsed = await service.parseURL(new URL(url, 'http://localhost'), config, logger);
  expect(parsed).toMatchObject({ src: '/nora.png', width: 48, height: 48, format: 'webp', print: order });
});

test('nothing of the order gets into the HTML', async () => {
  const attributes = await service.getHTMLAttributes?.(
    { ...options, renderVersion, alt: '' },
    config,
    logger,
  );
  expect(attributes).toMatchObject({ width: 48, height: 48, alt: '' });
  expect(
    Object.entries(attributes ?? {}).filter(([, value]) => value === order || value === renderVersion),
  ).toEqual([]);
});

test('a picture with an order is printed, one without is left to Astro', async () => {
  const file = await plate();
  const transform = { src: '/nora.png', width: 48, height: 48, format: 'webp' };
  const print = await service.transform(file, { ...transform, print: order }, config, logger);
  const plain = await service.transform(file, transform, config, logger);
  expect(print.format).toBe('webp');
  expect(plain.format).toBe('webp');
  expect(Buffer.from(print.data).equals(Buffer.from(plain.data))).toBe(false);
});
