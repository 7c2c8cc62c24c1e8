import type { Locale } from '../../../../config/locales.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';

/** The name of a picture on the desk: its description. */
export const pictureName = (
  { alt, decorative }: Pick<GalleryPicture, 'alt' | 'decorative'>,
  locale: Locale,
  t: Translate,
): string => alt?.[locale] ?? t(decorative ? 'picture-decorative' : 'picture-unnamed');
