import type { Locale } from '../../config/locales.ts';
import type { Member } from '../../records/member.ts';
import type { TextKey, Translate } from './translator.ts';

/** The instruments of a member in a language: the known ones by the site's texts, the others in the words of the record. */
export const instrumentsOf = (
  { instrumentLangKeys }: Pick<Member, 'instrumentLangKeys'>,
  locale: Locale,
  t: Translate<TextKey<'instruments'>>,
): string[] =>
  instrumentLangKeys.map((each) => (typeof each === 'string' ? t(`instruments:${each}`) : each[locale]));
