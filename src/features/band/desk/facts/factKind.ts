import { noName } from '../../../../config/band/noName.ts';
import type { Locale } from '../../../../config/locales.ts';
import { isPlaceholder } from '../../../../config/band/placeholder.ts';
import { recordKind, type UnusableValue } from '../../../../desk/kit/records/recordKind.ts';
import type { RecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { countryName, placeOfTime } from '../../../../lib/places/countries.ts';
import { hasKnownLetters } from '../../../../lib/typography/settable.ts';
import { factFields, type FactValues } from '../../../../records/band/factFields.ts';
import { fact, factRecord, featureNames, sectionNames } from '../../../../records/band/factParts.ts';
import { localizedNames } from '../../../../records/fields.ts';
import { hexIn, idIn, idNames, lineOf, linksIn, repeatedLinks } from './addresses.ts';

/** The rows of each part's form in their order; the others have no place in its record. */
export const factRows = {
  looks: ['name', 'genre', ...localizedNames('place')],
  links: ['links', 'email', 'bookingPerson', 'streamingPage'],
  imprint: ['ownerName', 'street', 'postcode', 'city'],
  sections: [...sectionNames, ...featureNames],
} as const;

/** The facts of the band on the desk: a record for each part. */
export const factKind = recordKind({
  ...{ name: 'fact', fields: factFields },
  ...{ stored: fact, sent: () => factRecord },
  read: ({ place, links = [], ...record }) => ({
    // The folder may have one word for all languages.
    ...(typeof place === 'string' &&
      Object.fromEntries(localizedNames('place').map((name) => [name, place]))),
    links: links.map(lineOf).filter(isGiven).join('\n'),
    ...Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) =>
        typeof value === 'string' && !isGiven(value) ? [[name, '']] : [],
      ),
    ),
    ...(record.name === noName && { name: '' }),
  }),
  write: (written, values) => ({
    ...written,
    links: values.links.trim() ? linksIn(values.links) : undefined,
    ...(values.ink.trim() && { ink: hexIn(values.ink) }),
    ...Object.fromEntries(idNames.map((name) => [name, idIn(name, values[name]) ?? written[name]])),
  }),
  check: (values, unusable, base) => [
    ...formErrors(values).filter(({ field }) => values[field] !== base?.[field]),
    // The contract of a place does not tell which of its languages is wrong.
    ...unusable.flatMap((each) => (each.field.startsWith('place') ? placeErrors(values) : each)),
  ],
  words: {
    country: ({ country }, locale) => country && countryName(country, locale),
    timeZone: ({ timeZone }, locale) => timeZone && placeOfTime(timeZone, '', locale),
    ...Object.fromEntries(
      factRows.sections.map((name): [string, (values: FactValues, _: Locale, t: Translate) => string] => [
        name,
        ({ [name]: isOn }, _, t) => t(isOn ? 'switch-on' : 'switch-off'),
      ]),
    ),
  },
});

export type FactForm = RecordForm<typeof factKind>;

const isGiven = (value: string): boolean => !isPlaceholder(value);

/** Errors that the contract does not know, because a file of the band may hold such values, which its own drawings make up for. */
function formErrors(values: FactValues): (UnusableValue & { field: keyof FactValues })[] {
  const ids = idNames.filter((name) => values[name].trim() && idIn(name, values[name]) === undefined);
  return [
    ...(['name', 'genre'] as const)
      .filter((field) => values[field].trim() === '')
      .map((field) => ({ field, error: 'missing' as const })),
    ...(hasKnownLetters(values.name) ? [] : [{ field: 'name', error: 'letters' } as const]),
    ...(/^#[\da-f]{6}$/.test(hexIn(values.ink)) ? [] : [{ field: 'ink', error: 'colour' } as const]),
    ...ids.map((field) => ({ field, error: 'id' as const })),
    ...repeatedLinks(values.links).map((typed) => ({ field: 'links', error: 'twice', typed }) as const),
  ];
}

const placeErrors = (values: FactValues): UnusableValue[] =>
  localizedNames('place').flatMap((field): UnusableValue[] => {
    const { length } = values[field].trim();
    const most = factFields[field].longest;
    return length === 0
      ? [{ field, error: 'missing' }]
      : length > most
        ? [{ field, error: 'long', most }]
        : [];
  });

export type FactPart = keyof typeof factRows;
export const factPartNames = ['looks', 'links', 'imprint', 'sections'] as const satisfies FactPart[];
