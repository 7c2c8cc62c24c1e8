import { encodePart } from '../config/encodePart.ts';
import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import type { Size } from './crop.ts';
import { cutoutOf } from './cutout.ts';
import type { ImageFormat, RenderOptions } from './renderOptions.ts';
import { inks } from './render/inks.ts';
import { renderImage } from './render/render.ts';
import sharp from 'sharp';
import { digest } from './digest.ts';

const sources = import.meta.glob<string>(['./*.ts', './render/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Changes with the rendering code, the inks and the versions of the encoders. Astro's cache knows a service by its name only, and
 * would return files of older code.
 */
export const renderVersion = renderVersionOf(sources, { ...sharp.versions, inks });

/** The version for sources by their paths and for versions of the encoders. */
export function renderVersionOf(code: Readonly<Record<string, string>>, encoders: object): string {
  return digest(...Object.entries(code).sort().flat(), JSON.stringify(encoders));
}

/** Stands for the code and every option but the picture, whose own digest is in the name of its file (`assetNames.ts`). */
const renderingOf = (options: RenderOptions): string =>
  digest(renderVersion, JSON.stringify({ ...options, picture: undefined }));

interface RenderTransform extends Size {
  render: RenderOptions;
  format: ImageFormat;
}

/**
 * Astro's image service with a halftone renderer. A picture with the option `render` becomes a file of exactly the given
 * width and height. Astro's own service handles any other picture.
 */
const service: LocalImageService = {
  ...sharpService,

  // Without `src`: files of one size have the same ending in the HTML, which is compressed better for it.
  propertiesToHash: [...(baseService.propertiesToHash ?? []).filter((name) => name !== 'src'), 'rendering'],

  validateOptions(options, config, logger) {
    const { render } = options as { render?: RenderOptions };
    const versioned = render ? { ...options, rendering: renderingOf(render) } : options;
    return baseService.validateOptions?.(versioned, config, logger) ?? versioned;
  },

  async getHTMLAttributes(options, config, logger) {
    const attributes = await baseService.getHTMLAttributes?.(options, config, logger);
    return { ...attributes, render: undefined, rendering: undefined };
  },

  async getURL(options, config, logger) {
    const url = await baseService.getURL(options, config, logger);
    return options.render ? `${url}&render=${encodePart(JSON.stringify(options.render))}` : url;
  },

  async parseURL(url, config, logger) {
    const transform = (await baseService.parseURL(url, config, logger)) ?? { src: '' };
    const render = url.searchParams.get('render');
    return render ? { ...transform, render: JSON.parse(render) as RenderOptions } : transform;
  },

  async transform(file, transform, config, logger) {
    if (!transform.render) return sharpService.transform(file, transform, config, logger);
    const { render: options, width, height, format } = transform as typeof transform & RenderTransform;
    const cutout = options.cutout ? cutoutOf(options.picture) : undefined;
    const job = { options, size: { width, height }, format, file, cutout };
    const data = await renderImage(job, (sentence) => logger.warn(sentence));
    return { data, format };
  },
};

export default service;
