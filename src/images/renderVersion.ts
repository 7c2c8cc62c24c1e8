import sharp from 'sharp';
import { digest } from './digest.ts';

const sources = import.meta.glob<string>(['./*.ts', './render/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Changes with the rendering code and with the versions of the encoders. Astro's cache knows a service by its name only, and
 * would return files of older code.
 */
export const renderVersion = renderVersionOf(sources, sharp.versions);

/** The version for sources by their paths and for versions of the encoders. */
export function renderVersionOf(code: Readonly<Record<string, string>>, encoders: object): string {
  return digest(...Object.entries(code).sort().flat(), JSON.stringify(encoders));
}
