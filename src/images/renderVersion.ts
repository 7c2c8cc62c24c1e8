import sharp from 'sharp';
import { digest } from './digest.ts';

const sources = import.meta.glob<string>(['./*.ts', './render/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Changes when the code that prints changes, or the encoders do: Astro keeps finished pictures by the name of the service,
 * not by what it does, and would bring back old prints.
 */
export const renderVersion = renderVersionOf(sources, sharp.versions);

/** The same for given sources, keyed by their paths, and versions of the encoders. */
export function renderVersionOf(code: Readonly<Record<string, string>>, encoders: object): string {
  return digest(...Object.entries(code).sort().flat(), JSON.stringify(encoders));
}
