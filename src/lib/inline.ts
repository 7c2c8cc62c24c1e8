import { createHash } from 'node:crypto';

/** The hash with which the Content-Security-Policy allows an inline script or style. */
export const inlineHash = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Removes comments and line breaks from a short script. Not safe for strings that contain either; our inline scripts have none. */
export const compact = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/**
 * Order of the cascade layers, which stands before all other styles of a page. The bundler drops such a statement from a style
 * sheet, and its first layer would be the weakest.
 */
export const layerOrder = '@layer base,components;';
