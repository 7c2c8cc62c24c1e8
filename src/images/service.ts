import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import type { Size } from './crop.ts';
import { cutoutOf } from './cutout.ts';
import { renderVersion } from './renderVersion.ts';
import type { ImageFormat, RenderOptions } from './renderOptions.ts';
import { print } from './render/render.ts';

interface Printed extends Size {
  print: RenderOptions;
  format: ImageFormat;
}

/**
 * Astro's image service, with a press: a picture that comes with an order in its option `print` becomes a print of
 * exactly the width and height asked for; any other is left to Astro's own service.
 */
const service: LocalImageService = {
  ...sharpService,

  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'print', 'renderVersion'],

  validateOptions(options, config, logger) {
    const printed = options.print ? { ...options, renderVersion } : options;
    return baseService.validateOptions?.(printed, config, logger) ?? printed;
  },

  async getHTMLAttributes(options, config, logger) {
    const attributes = await baseService.getHTMLAttributes?.(options, config, logger);
    return { ...attributes, print: undefined, renderVersion: undefined };
  },

  async getURL(options, config, logger) {
    const url = await baseService.getURL(options, config, logger);
    return options.print ? `${url}&print=${encodeURIComponent(JSON.stringify(options.print))}` : url;
  },

  async parseURL(url, config, logger) {
    const transform = (await baseService.parseURL(url, config, logger)) ?? { src: '' };
    const order = url.searchParams.get('print');
    return order ? { ...transform, print: JSON.parse(order) as RenderOptions } : transform;
  },

  async transform(file, transform, config, logger) {
    if (!transform.print) return sharpService.transform(file, transform, config, logger);
    const { print: order, width, height, format } = transform as typeof transform & Printed;
    const cutout = order.cutout ? cutoutOf(order.picture) : undefined;
    const data = await print({ order, size: { width, height }, format, file, cutout }, (sentence) => {
      logger.warn(sentence);
    });
    return { data, format };
  },
};

export default service;
