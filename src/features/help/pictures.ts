import type { ImageMetadata } from 'astro';
import type { Locale } from '../../config/locales.ts';
import type { HelpPicture } from '../../config/help.ts';

const files = import.meta.glob<ImageMetadata>('/src/content/help/*/*.webp', {
  eager: true,
  import: 'default',
});

/** A picture of the handbook. Throws where its file is missing. */
export function helpPicture(locale: Locale, name: HelpPicture): ImageMetadata {
  const file = files[`/src/content/help/${locale}/${name}.webp`];
  if (!file) throw new Error(`src/content/help/${locale}/${name}.webp is missing: npm run handbook`);
  return file;
}
