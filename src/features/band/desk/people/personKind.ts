import { inEveryLocale, localeCodes } from '../../../../config/locales.ts';
import { linesIn } from '../../../../desk/kit/records/formValues.ts';
import { recordKind, type UnusableValue } from '../../../../desk/kit/records/recordKind.ts';
import type { RecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import {
  longestPersonTexts,
  person,
  personFields,
  personRecord,
  type Person,
  type PersonValues,
} from '../../../../records/member.ts';
import type { OwnDesk } from '../own/useOwnRecords.ts';
import { photoText } from '../photo/photoValues.ts';
import { instrumentsIn, linesOf } from './instruments.ts';

/** The instruments of a form's values. */
export const instrumentsOf = (values: PersonValues) =>
  instrumentsIn(inEveryLocale((locale) => values[`instruments-${locale}`]));

/** The lines of instruments, as values of a form. */
export function instrumentLines(instruments: Person['instrumentLangKeys']): Partial<PersonValues> {
  const lines: Partial<PersonValues> = {};
  for (const locale of localeCodes) lines[`instruments-${locale}`] = linesOf(instruments, locale);
  return lines;
}

/** The people of the band on the desk. Their table does not say how instruments are paired. */
export const personKind = recordKind({
  ...{ name: 'person', fields: personFields },
  ...{ stored: person, sent: () => personRecord },
  read: ({ instrumentLangKeys }) => instrumentLines(instrumentLangKeys),
  write: (written, values) => ({ ...written, instrumentLangKeys: instrumentsOf(values) }),
  check: personErrors,
  words: { photo: photoText, order: ({ order }) => order },
});

export type PersonFormState = RecordForm<typeof personKind>;
export type PeopleDesk = OwnDesk<typeof personKind.fields, Person>;

/** An instrument that is too long: the contract does not know in which language it was typed. */
function personErrors(values: PersonValues, unusable: readonly UnusableValue[]): readonly UnusableValue[] {
  const most = longestPersonTexts.instrument;
  const long = localeCodes
    .map((locale) => `instruments-${locale}` as const)
    .filter((field) => linesIn(values[field]).some((line) => line.length > most))
    .map((field): UnusableValue => ({ field, error: 'entry', most }));
  return long.length > 0
    ? [...long, ...unusable.filter(({ field }) => !(field in instrumentLines([])))]
    : unusable;
}
