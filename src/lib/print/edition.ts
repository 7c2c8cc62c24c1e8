import sharp from 'sharp';
import { digest } from './digest.ts';

const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });

/**
 * Changes when the code that prints changes, or the encoders do: Astro keeps finished pictures by the name of the service,
 * not by what it does, and would bring back old prints.
 */
export const edition = digest(...Object.entries(sources).sort().flat(), JSON.stringify(sharp.versions));
