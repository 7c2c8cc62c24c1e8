import type { PictureRecord } from '../../records/pictureRecord.ts';

/** The fields of our contract that Cloudinary stores as a picture's context. */
type Context = Partial<Record<'alt_de' | 'alt_en' | 'decorative' | 'credit' | 'rank' | 'deleted', string>>;

/** Writes a picture's texts, rank and removal as pairs; absent fields are left out. */
export function writeContext({ alt, decorative, credit, rank, deleted }: Partial<PictureRecord>): string {
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

/** Reads the context back; incomplete texts, written in Cloudinary's own console, are left out. */
export function readContext({ alt_de, alt_en, decorative, credit: by, rank, deleted }: Context) {
  const [de, en, credit] = [alt_de, alt_en, by].map((text) => text?.trim());
  return {
    ...(de && en ? { alt: { de, en } } : decorative === 'true' && { decorative: true as const }),
    ...(credit && { credit }),
    ...(rank && { rank }),
    ...(deleted && { deleted }),
  };
}
