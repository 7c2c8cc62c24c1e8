import { inEveryLocale, localeCodes, type Locale } from '../../config/locales.ts';
import type { PictureRecord } from '../../records/gallery/pictureRecord.ts';
import { rank as rankContract } from '../../records/gallery/storedPicture.ts';

/** The fields of our contract that Cloudinary stores as a picture's context. */
type Context = Partial<
  Record<
    | `alt_${Locale}`
    | 'decorative'
    | 'credit'
    | 'rank'
    | 'added'
    | 'pending'
    | 'of_page'
    | 'deleted'
    | 'changes',
    string
  >
>;

/** Writes a picture's texts, rank and marks as pairs; absent fields are left out. */
export function writeContext({
  alt,
  decorative,
  credit,
  rank,
  added,
  pending,
  ofPage,
  deleted,
  changes,
}: Partial<PictureRecord>): string {
  const context: Context = {
    ...(alt && Object.fromEntries(localeCodes.map((locale) => [`alt_${locale}`, alt[locale]]))),
    ...(decorative && { decorative: 'true' }),
    ...(credit && { credit }),
    ...(rank && { rank }),
    ...(added && { added }),
    ...(pending && { pending: 'true' }),
    ...(ofPage && { of_page: 'true' }),
    ...(deleted && { deleted }),
    ...(changes && { changes: changes.join(' ') }),
  };
  return Object.entries(context)
    .map(([name, value]) => `${name}=${value.replaceAll(/[\\|=]/g, String.raw`\$&`)}`)
    .join('|');
}

/** Reads the context back; incomplete texts, written in Cloudinary's own console, are left out. */
export function readContext(context: Context) {
  const { decorative, rank, added, pending, of_page: ofPage, deleted, changes } = context;
  const alt = inEveryLocale((locale) => context[`alt_${locale}`]?.trim() ?? '');
  const credit = context.credit?.trim();
  return {
    ...(Object.values(alt).every(Boolean) ? { alt } : decorative === 'true' && { decorative: true as const }),
    ...(credit && { credit }),
    ...(rankContract.safeParse(rank).success && { rank }),
    ...(added && { added }),
    ...(pending === 'true' && { pending: true as const }),
    ...(ofPage === 'true' && { ofPage: true as const }),
    ...(deleted && { deleted }),
    ...(changes && { changes: changes.split(' ') }),
  };
}
