import type { Locale } from '../../../../config/locales.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { placeOf, readFocus, type Point } from './focusPoint.ts';

/** The value of the row `focus`: a record holds the point as two numbers. */
export const focusText = (focus: Point | undefined): string => focus?.join(' ') ?? '';

/** The point in a record; none for the middle of any photograph. */
export const focusIn = (text: string): Point | undefined => (text === '' ? undefined : readFocus(text));

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
