import type { TextKey, Translate } from '../../../../desk/kit/translate.ts';

/** The rows of the note where it tells people of a step; `hint` names the sentence below. */
export const tellingNotes = (t: Translate, hint: TextKey) => ({
  names: ['noteDe', 'noteEn'],
  props: {
    noteDe: { label: t('tell-noteDe'), note: t('optional') },
    noteEn: { label: t('tell-noteEn'), note: t('optional'), hint: t(hint) },
  },
});
