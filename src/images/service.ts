import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import type { Size } from './crop.ts';
import { cutoutOf } from './cutout.ts';
import { renderVersion } from './renderVersion.ts';
import type { ImageFormat, RenderOptions } from './renderOptions.ts';
import { renderImage } from './render/render.ts';

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

  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'render', 'renderVersion'],

  validateOptions(options, config, logger) {
    const versioned = options.render ? { ...options, renderVersion } : options;
    return baseService.validateOptions?.(versioned, config, logger) ?? versioned;
  },

  async getHTMLAttributes(options, config, logger) {
    const attributes = await baseService.getHTMLAttributes?.(options, config, logger);
    return { ...attributes, render: undefined, renderVersion: undefined };
  },

  async getURL(options, config, logger) {
    const url = await baseService.getURL(options, config, logger);
    return options.render ? `${url}&render=${encodeURIComponent(JSON.stringify(options.render))}` : url;
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
