import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import type { Translate } from '../../../desk/kit/translate.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import { fileIn, translate, type Texts } from '../../../lib/i18n/translator.ts';

const files = import.meta.glob<{ default: Texts<'own'> }>('/generated/i18n/*/own.json');

/** The texts of the band's area. */
type OwnTexts = Texts<'own'>;

const loadTexts = async (locale: Locale): Promise<OwnTexts> => (await fileIn(locale, files)()).default;

/** The desk's translator with these texts beside its own. */
function withTexts({ locale, t }: { locale: Locale; t: Translate }, texts: OwnTexts): Translate {
  const own = translate(locale, texts);
  const isOwn = (key: string): key is Parameters<typeof own>[0] => key in texts || `${key}_other` in texts;
  return (key, values) => (isOwn(key) ? own(key, values) : t(key, values));
}

/** The surroundings of the desk with the texts of the area, which no other one loads; undefined until they are there. */
export function useOwnTexts() {
  const desk = useDesk();
  const { locale } = desk;
  const [texts, setTexts] = useState<OwnTexts>();
  useEffect(() => {
    const controller = new AbortController();
    void loadScript('Desk', () => loadTexts(locale), controller.signal).then(setTexts);
    return () => controller.abort();
  }, [locale]);
  return useMemo(() => texts && { ...desk, t: withTexts(desk, texts) }, [desk, texts]);
}
