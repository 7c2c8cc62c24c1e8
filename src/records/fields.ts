import type * as z from 'zod/mini';
import type errors from '../../i18n/de/errors.json';
import type own from '../../i18n/de/own.json';
import { beginningOf } from '../config/encodePart.ts';
import { localeCodes, type Locale } from '../config/locales.ts';

/** A row in the table of a record's fields: one value of the desk's form. */
export interface Field {
  /**
   * How the value is typed; `text` by default. `multiline` is one text of several lines, `lines` a list with an entry in each. Another
   * control sets a `hidden` value.
   */
  control?:
    | 'text'
    | 'multiline'
    | 'lines'
    | 'url'
    | 'day'
    | 'clock'
    | 'price'
    | 'choice'
    | 'answer'
    | 'check'
    | 'hidden';
  /** A text that a record holds in numbers: a point, or its place in a list, which the form gives to a new record alone. */
  holds?: 'point' | 'place';
  /** Path in the record, such as `price.from`; the name of the row by default. Null for a value that others are made of. */
  at?: string | null;
  /**
   * Rows of one group are decided on together in a conflict; each has its own by default. Null for a row that is no value of the record.
   */
  group?: string | null;
  /** Other fields of the record that a change is compared by together with those of the row's group. */
  together?: readonly string[];
  /** Waits behind a chip until it holds something. */
  folded?: true;
  /** Rows of one line stand side by side. */
  line?: string;
  /** Key of the label; `<kind>-<row>` by default. */
  label?: string;
  /** Key of a sentence below the control. */
  hint?: string;
  optional?: true;
  /** No record is without it. */
  needed?: true;
  /** Maximum length, in characters. */
  longest?: number;
  /** A text in each language of the site: a row for each takes its place (`inLanguages`). */
  localized?: true;
  /** The language of such a row. */
  lang?: Locale;
  options?: readonly string[];
  /** Contract of a value that nobody types. */
  contract?: z.ZodMiniType<string>;
  /** Value of an empty form. */
  initial?: string | boolean;
  /** The error of every unusable value, but of too many, where the contract cannot know it. */
  error?: ErrorName;
}

/** The rows of a kind of record by their names, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

/** The names of the rows of a localized one, in the order of the languages. */
export const localizedNames = <Name extends string>(name: Name) =>
  localeCodes.map((lang) => `${name}-${lang}` as const);

/** The rows of a localized one, of one group: label and path end with the language, and the hint stands below the last. */
export const localizedRows = (name: string, { at, group = name, label, hint, ...row }: Field) =>
  localeCodes.map((lang): [string, Field] => [
    `${name}-${lang}`,
    {
      ...{ ...row, lang, at: `${at ?? name}.${lang}`, group },
      ...(label !== undefined && { label: `${label}-${lang}` }),
      ...(hint !== undefined && lang === localeCodes.at(-1) && { hint }),
    },
  ]);

/** A table with a row for each language in place of a localized one. */
export const inLanguages = <const Table extends Fields>(table: Table) =>
  Object.fromEntries(
    Object.entries<Field>(table).flatMap(([name, row]) =>
      row.localized ? localizedRows(name, row) : [[name, row]],
    ),
  ) as {
    [
      Name in keyof Table & string as Table[Name] extends { localized: true } ? `${Name}-${Locale}` : Name
    ]: Table[Name];
  };

/** The values of a form. An empty text is an absent field. */
export type ValuesOf<Table extends Fields> = {
  -readonly [Name in keyof Table]: Table[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : Table[Name] extends { control: 'check' }
      ? boolean
      : string;
};

/** Each kind of error has one sentence, `error-<name>`; those of the band's area alone are among its texts. */
export type ErrorName = ErrorIn<keyof typeof errors | keyof typeof own>;
type ErrorIn<Key> = Key extends `error-${infer Name}` ? Name : never;

/** A value as a sentence on its error quotes it. */
export const quoted = (value: unknown): string => beginningOf(String(value), 80);

/** Names the error of a rule that zod does not know; for `refine`. */
export const errorNamed = (error: ErrorName) => ({ params: { error } });

/** The error that an issue of a contract is at a row that holds a value, and the most that is allowed. */
export function errorOf(
  issue: z.core.$ZodIssue,
  row: Field | undefined,
  value: unknown,
): { error: ErrorName; most?: number } {
  const found = namedBy(issue, value);
  return row?.error && found.error !== 'entries' ? { error: row.error } : found;
}

function namedBy(issue: z.core.$ZodIssue, value: unknown): { error: ErrorName; most?: number } {
  const { code } = issue;
  if (code === 'custom') return { error: (issue.params?.error as ErrorName | undefined) ?? 'choose' };
  if (code === 'unrecognized_keys') return { error: 'unknown' };
  const type = 'origin' in issue ? issue.origin : 'expected' in issue && issue.expected;
  if (code === 'too_big') {
    const ofText = issue.path.some((part) => typeof part === 'number') ? 'entry' : 'long';
    const error = type === 'array' ? 'entries' : type === 'number' ? 'high' : ofText;
    return { error, most: Number(issue.maximum) };
  }
  if ((value ?? '') !== '' && (type === 'number' || code === 'not_multiple_of')) return { error: 'amount' };
  if (code === 'too_small' || code === 'invalid_type') return { error: 'missing' };
  const format = code === 'invalid_format' ? issue.format : '';
  return { error: format === 'url' ? 'url' : format.startsWith('date') ? 'day' : 'choose' };
}

/** The row that a path such as `note.de` belongs to, or the first one of its field; undefined for a field without rows. */
export function rowAt(fields: Fields, path: string): string | undefined {
  const [field = ''] = path.split('.');
  const find = (isIt: (place: string) => boolean) =>
    Object.keys(fields).find((name) => isIt(`${fields[name]?.at ?? name}.`));
  return (
    find((place) => `${path}.`.startsWith(place)) ??
    find((place) => place.startsWith(`${path}.`)) ??
    find((place) => place.startsWith(`${field}.`))
  );
}

/** The field of a record that a row has a value of. */
const fieldOf = (name: string, { at }: Field): string[] =>
  at === null ? [] : (at ?? name).split('.').slice(0, 1);

/** The fields of a record that a table has rows of. */
export const recordFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, row]) => fieldOf(name, row));

/** The fields of a record that a person decides on together; a field belongs to the first group that names it, or is one of its own. */
export function fieldGroups(fields: Fields): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const [name, row] of Object.entries(fields)) {
    const group = row.group ?? name;
    const found = [...fieldOf(name, row), ...(row.together ?? [])];
    groups.set(group, new Set([...(groups.get(group) ?? []), ...found]));
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((names) => [...names]);
}

/** The key of a row's label. */
export const labelKey = (kind: string, fields: Fields, name: string): string =>
  fields[name]?.label ?? `${kind}-${name}`;
