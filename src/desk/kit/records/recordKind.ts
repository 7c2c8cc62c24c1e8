import type * as z from 'zod/mini';
import type { Locale } from '../../../config/locales.ts';
import { ApiProblem } from '../../../lib/browser/http.ts';
import { dayInWords } from '../../../lib/dates/dates.ts';
import {
  errorOf,
  labelKey,
  quoted,
  recordFields,
  rowAt,
  type ErrorName,
  type Fields,
  type ValuesOf,
} from '../../../records/fields.ts';
import { kinds, type FormKind } from '../../../records/kinds.ts';
import { withoutStoreFields } from '../../../records/records.ts';
import type { AreaAddress } from '../screen/screens.ts';
import type { TextKey, Translate } from '../translate.ts';
import { groupsOf, isYearOdd, linesIn, readValues, valuesContract, writeRecord } from './formValues.ts';
import { recordCalls, type StoredRecord } from './recordCalls.ts';

/** An error of one control; `field` is its row in the table. */
export interface FieldError {
  field: string;
  sentence: string;
}

/** A value that is none, and the most that is allowed; `typed` is the part of it that is wrong. */
export interface UnusableValue {
  field: string;
  error: ErrorName;
  most?: number;
  typed?: string;
}

const yearError = (field: string): UnusableValue => ({ field, error: 'year' });

type Sent = Record<string, unknown>;

interface Options<Table extends Fields, Stored extends StoredRecord> {
  name: FormKind;
  fields: Table;
  /** The contracts of a stored and a sent record. */
  stored: z.ZodMiniType<Stored>;
  sent: () => z.ZodMiniType;
  /** Values that follow from more than one field of the record. */
  read?: (record: Stored) => Partial<ValuesOf<Table>>;
  /** Completes a record that the table has `written`. Null for a value that no record can hold. */
  write?: (written: Sent, values: ValuesOf<Table>, base: Stored | undefined) => Sent;
  /** Rows that a field of the record follows from, beside its own. */
  follows?: Record<string, readonly (keyof Table & string)[]>;
  /** Rules of the form alone; `unusable` holds what the contract refuses. */
  check?: (
    values: ValuesOf<Table>,
    unusable: readonly UnusableValue[],
    base: ValuesOf<Table> | undefined,
  ) => readonly UnusableValue[];
  /** Groups whose values in words are not always their texts. */
  words?: Record<string, (values: ValuesOf<Table>, locale: Locale, t: Translate) => string | undefined>;
}

/** A kind of record on the desk: its calls, its drafts, and all that follows from its contract and the table of its fields. */
export function recordKind<Table extends Fields, Stored extends StoredRecord>(
  options: Options<Table, Stored>,
) {
  type Values = ValuesOf<Table>;
  const { name, fields, stored, sent, read, write, follows, check, words } = options;
  const { path, drafts: prefix } = kinds[name];
  const screen: AreaAddress = kinds[name].screen;
  const names = Object.keys(fields);
  const groups = groupsOf(fields);
  const toForm = (record: Stored): Values => ({ ...readValues(fields, record), ...read?.(record) });

  /** Tells whether the rows of a record's field differ from the stored version; always for a new record. */
  const changesOf = (values: Values, base: Stored | undefined) => {
    const before = base && toForm(base);
    const changed = names.filter((row) => fields[row]?.holds !== 'place' && before?.[row] !== values[row]);
    return (field: string) =>
      !base ||
      changed.some(
        (row) => `${fields[row]?.at ?? row}.`.startsWith(`${field}.`) || follows?.[field]?.includes(row),
      );
  };

  /** Converts values to a new record, or to a change of `base`, whose other fields stay as they are. Null and NaN stand for unusable values. */
  const fromForm = (values: Values, base?: Stored): Sent => {
    const row = writeRecord(fields, values);
    const written = write?.(row, values, base) ?? row;
    const isChanged = changesOf(values, base);
    const kept = (base ? withoutStoreFields(base) : {}) as Sent;
    return Object.fromEntries(
      Object.keys({ ...kept, ...written })
        .map((field) => [field, isChanged(field) ? written[field] : kept[field]])
        .filter(([, value]) => value !== undefined),
    ) as Sent;
  };

  /** The control that shows an error of a row: its own, or the first one of its group. */
  const controlOf = (field: string): string => {
    if (fields[field]?.control !== 'hidden') return field;
    const group = Object.values(groups).find((rows) => rows.includes(field as keyof Values));
    return group?.map(String).find((row) => fields[row]?.control !== 'hidden') ?? field;
  };

  /** All errors of the values that differ from `base`, and those `asked` for, in the order of the form; none when they are valid. */
  const findErrors = (
    values: Values,
    base: Stored | undefined,
    t: Translate,
    asked: readonly UnusableValue[] = [],
  ): FieldError[] => {
    const isChanged = changesOf(values, base);
    const unusable = (sent().safeParse(fromForm(values, base)).error?.issues ?? []).flatMap((issue) => {
      const field = rowAt(fields, issue.path.join('.'));
      if (field === undefined || !isChanged(String(issue.path[0]))) return [];
      return [{ ...errorOf(issue, fields[field], values[field]), field: controlOf(field) }];
    });
    const checked: readonly UnusableValue[] = check?.(values, unusable, base && toForm(base)) ?? unusable;
    return names.flatMap((field) => {
      const isOdd = fields[field]?.control === 'day' && isYearOdd(values[field]);
      const found = isOdd ? yearError(field) : [...checked, ...asked].find((value) => value.field === field);
      if (!found) return [];
      const label = t(labelKey(name, fields, field) as TextKey);
      const { error, most = 0, typed = values[field] } = found;
      return { field, sentence: t(`error-${error}`, { field: label, most, typed: quoted(typed) }) };
    });
  };

  return {
    ...{ name, prefix, screen, fields, stored, groups, toForm, fromForm, findErrors },
    typed: valuesContract(fields),
    empty: readValues(fields, {}),
    calls: recordCalls(path, name, stored, recordFields(fields)),
    /** The sentences of a call that names fields; none for any other failure. */
    serverErrors: (failure: unknown): FieldError[] => {
      const errors = failure instanceof ApiProblem ? failure.extensions.errors : undefined;
      return (Array.isArray(errors) ? (errors as unknown[]) : []).flatMap((error) => {
        const { field, message } = Object(error) as { field?: unknown; message?: unknown };
        const row = rowAt(fields, String(field));
        return row === undefined ? [] : { field: controlOf(row), sentence: String(message) };
      });
    },
    /** The groups of the form that show these fields of the record. */
    groupsAt: (recordNames: readonly string[] = []): string[] =>
      Object.keys(groups).filter((group) =>
        groups[group]?.some((row) =>
          recordNames.includes((fields[row]?.at ?? String(row)).split('.')[0] ?? ''),
        ),
      ),
    groupLabel: (group: string, t: Translate) => t(`${name}-${group}` as TextKey),
    /** The values of a group in words. */
    groupText: (group: string, values: Values, locale: Locale, t: Translate): string => {
      const rows = groups[group] ?? [];
      const textOf = (row: keyof Values) => {
        const [text, { control } = {}] = [String(values[row]), fields[row]];
        if (control === 'hidden' || control === 'choice' || control === 'check') return '';
        if (control === 'answer') return t(`answer-${text}` as TextKey);
        if (control === 'day') return dayInWords(locale, text);
        return control === 'lines' ? linesIn(text).join(', ') : text;
      };
      const between = rows.some((row) => fields[row]?.lang) ? ' / ' : ', ';
      const text = words?.[group]?.(values, locale, t) ?? rows.map(textOf).filter(Boolean).join(between);
      return text || t('empty');
    },
  };
}

export type RecordKind<Table extends Fields, Stored extends StoredRecord> = ReturnType<
  typeof recordKind<Table, Stored>
>;
