import type { TextKey, Translate } from '../../../../desk/kit/translate.ts';
import { noteNames } from '../../../../records/concert.ts';

/** The row of the note with the hint of all. */
export const lastNote = noteNames.at(-1) ?? '';

/** Values of the note in each language. */
export const noteValues = (valueOf: (name: (typeof noteNames)[number]) => string) =>
  Object.fromEntries(noteNames.map((name) => [name, valueOf(name)]));

/** The rows of the note where it tells people of a step; `hint` names the sentence below. */
export const tellingNotes = (t: Translate, hint: TextKey) => ({
  names: noteNames,
  props: Object.fromEntries(
    noteNames.map((name) => [
      name,
      { label: t(`tell-${name}`), note: t('optional'), ...(name === lastNote && { hint: t(hint) }) },
    ]),
  ),
});
