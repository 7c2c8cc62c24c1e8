import type { Locale } from '../../../../config/locales.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { placeOf, readFocus } from './focusPoint.ts';

/** The group `photo` in words: "Eigenes Foto, oben links". */
export function photoText(
  { picture, focus }: { picture: string; focus: string },
  _: Locale,
  t: Translate,
): string {
  if (picture === '') return '';
  const place = placeOf(readFocus(focus))?.name ?? 'middle-middle';
  return `${t('photo-own')}, ${t(`photo-focus-${place}`)}`;
}
