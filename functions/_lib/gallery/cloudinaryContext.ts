import type { KeptPicture } from '../../../src/contracts/keptPicture.ts';

/** What Cloudinary keeps about a picture in words of our own. */
type Context = Partial<Record<'alt_de' | 'alt_en' | 'decorative' | 'credit' | 'rank' | 'deleted', string>>;

/** A picture's texts, place and removal as pairs; what is absent is left out. */
export function contextOf({ alt, decorative, credit, rank, deleted }: Partial<KeptPicture>): string {
  const context: Context = {
    ...(alt && { alt_de: alt.de, alt_en: alt.en }),
    ...(decorative && { decorative: 'true' }),
    ...(credit && { credit }),
    ...(rank && { rank }),
    ...(deleted && { deleted }),
  };
  return Object.entries(context)
    .map(([name, value]) => `${name}=${value.replaceAll(/[\\|=]/g, String.raw`\$&`)}`)
    .join('|');
}

/** The same, read back; texts that somebody has left half done in Cloudinary's own console are left out. */
export function textsOf({ alt_de, alt_en, decorative, credit: by, rank, deleted }: Context) {
  const [de, en, credit] = [alt_de, alt_en, by].map((text) => text?.trim());
  return {
    ...(de && en ? { alt: { de, en } } : decorative === 'true' && { decorative: true as const }),
    ...(credit && { credit }),
    ...(rank && { rank }),
    ...(deleted && { deleted }),
  };
}
