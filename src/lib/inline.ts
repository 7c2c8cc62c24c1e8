import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** The hash with which the Content-Security-Policy allows an inline script or style. */
export const inlineHash = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** A short classic script as one line without comments, its names shortened; the names on its outermost level stay. */
export const compact = (code: string): string => minifySync('inline.js', code).code.trim();

/**
 * Order of the cascade layers, which stands before all other styles of a page. The bundler drops such a statement from a style
 * sheet, and its first layer would be the weakest.
 */
export const layerOrder = '@layer base,components;';
