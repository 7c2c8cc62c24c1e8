import type { ImageMetadata } from 'astro';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../config/locales.ts';
import type { HelpPicture } from '../../config/help.ts';
import { assertSources } from './sources.ts';

const files = import.meta.glob<ImageMetadata>('/src/content/help/*/*.webp', {
  eager: true,
  import: 'default',
});

/** The browser tests, which make the pictures. */
const folder = 'tests/e2e';

/** Throws for a picture of the handbook that no journey makes any more. */
export const assertJourneys = (): void =>
  assertSources(
    readdirSync(folder)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );

/** A picture of the handbook. Throws where its file is missing. */
export function helpPicture(locale: Locale, name: HelpPicture): ImageMetadata {
  const file = files[`/src/content/help/${locale}/${name}.webp`];
  if (!file) throw new Error(`src/content/help/${locale}/${name}.webp is missing: npm run handbook`);
  return file;
}
