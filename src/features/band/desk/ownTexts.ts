import type { Locale } from '../../../config/locales.ts';
import type { Translate } from '../../../desk/kit/translate.ts';
import { fileIn, translate, type Texts } from '../../../lib/i18n/translator.ts';

const files = import.meta.glob<{ default: Texts<'own'> }>('/generated/i18n/*/own.json');

/** The texts of the band's area. */
export type OwnTexts = Texts<'own'>;

export const loadTexts = async (locale: Locale): Promise<OwnTexts> => (await fileIn(locale, files)()).default;

/** The desk's translator with these texts beside its own. */
export function withTexts({ locale, t }: { locale: Locale; t: Translate }, texts: OwnTexts): Translate {
  const own = translate(locale, texts);
  const isOwn = (key: string): key is Parameters<typeof own>[0] => key in texts || `${key}_other` in texts;
  return (key, values) => (isOwn(key) ? own(key, values) : t(key, values));
}
