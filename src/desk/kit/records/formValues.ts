import * as z from 'zod/mini';
import type { Field, Fields, ValuesOf } from '../../../records/fields.ts';
import type { Groups } from './merge.ts';

type Values = Readonly<Record<string, unknown>>;

/** The contract of a form's values. A draft of another version lacks some, and has unknown ones, which begin anew. */
export const valuesContract = <Table extends Fields>(fields: Table) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform((values) => withPresentNames(Object.keys(fields), values)),
    ),
    z.object(
      Object.fromEntries(
        Object.entries(fields).map(([name, { control, options, contract = z.string(), initial = '' }]) => [
          name,
          z.catch<z.ZodMiniType>(
            options ? z.enum(options) : control === 'check' ? z.boolean() : contract,
            initial,
          ),
        ]),
      ),
    ),
  ) as unknown as z.ZodMiniType<ValuesOf<Table>>;

/** Takes over a draft of before November 2026, where `note-de` was `noteDe`. */
const withPresentNames = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(
    names.map((name) => [
      name,
      values[name] ?? values[name.replace(/-./, (part) => part.slice(1).toUpperCase())],
    ]),
  );

/** The names of a group's rows, by the group; in the order of the form. */
export function groupsOf<Table extends Fields>(fields: Table): Groups<ValuesOf<Table>> {
  const groups: Record<string, string[]> = {};
  for (const [name, { group = name }] of Object.entries(fields))
    if (group !== null) (groups[group] ??= []).push(name);
  return groups;
}

/** The values of a record, or of an empty form; an instant or anything else that the table does not know is copied as it is. */
export const readValues = <Table extends Fields>(fields: Table, record: object): ValuesOf<Table> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (field.at === null ? undefined : toText(field, valueAt(record, pathOf(name, field)))) ??
        field.initial ??
        '',
    ]),
  ) as ValuesOf<Table>;

/** The record of some values. Blank texts are absent; a value that its control cannot mean is one that no contract accepts. */
export function writeRecord(fields: Fields, values: Values): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.at === null ? undefined : fromText(field, values[name]);
    if (value === undefined) continue;
    const path = pathOf(name, field);
    let holder = record;
    for (const key of path.slice(0, -1)) holder = (holder[key] ??= {}) as Record<string, unknown>;
    holder[path.at(-1) ?? ''] = value;
  }
  return record;
}

const pathOf = (name: string, { at }: Field): string[] => (at ?? name).split('.');

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce((holder, key) => (Object(holder) as Record<string, unknown>)[key], record);

function toText({ control, holds }: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (holds) return ([value].flat() as number[]).join(' ');
  if (control === 'lines') return (value as string[]).join('\n');
  return control === 'price' ? amountText(value as number) : value;
}

function fromText({ control, options, holds }: Field, value: unknown): unknown {
  // A choice is never blank.
  if (typeof value !== 'string' || options || control === 'choice') return value;
  if (value.trim() === '') return undefined;
  if (holds) return holds === 'place' ? Number(value) : value.split(' ').map(Number);
  switch (control) {
    case 'lines':
      return linesIn(value);
    case 'price':
      return amountIn(value);
    case 'url':
      return completeAddress(value);
    case 'multiline':
      return value.trim();
    default:
      return plainLine(value);
  }
}

/**
 * A line without what copying brings along unseen: tabs, control characters, characters without a width or with a direction. Those that join
 * letters and emoji stay.
 */
export const plainLine = (text: string): string =>
  text
    .replaceAll(/(?![\u200c\u200d\u{e0020}-\u{e007f}])\p{Cf}|\ufffc/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Whether a day such as `0206-12-04` has a year of other than four digits, as a hasty hand leaves it. */
export const isYearOdd = (day: unknown): boolean =>
  typeof day === 'string' && day !== '' && !/^[1-9]\d{3}-/.test(day);

/**
 * Completes a web address that was typed without its scheme, and makes `http://` secure, which nearly every shop answers. The daily check of
 * links tells of one that does not (`checkLink.ts`).
 */
export const completeAddress = (typed: string): string => {
  const address = plainLine(typed).replace(/^http:\/\//i, 'https://');
  return address === '' || address.includes('://') ? address : `https://${address.replace(/^\/+/, '')}`;
};

/** The entries of a text with one in each line. */
export const linesIn = (text: string): string[] => text.split('\n').map(plainLine).filter(Boolean);

/** Reads `18`, `18,50`, `18.5`, `18,-`, `EUR 18`, `1 000` or `1.000,00`; undefined for an empty text, NaN for any other. */
export function amountIn(text: string): number | undefined {
  const trimmed = text
    .replace(/€|euro?/i, '')
    .trim()
    .replace(/^([1-9]\d{0,2})(?:[\s'’](?=\d{3}(?!\d))|[.,](?=\d{3}[.,]))/, '$1');
  if (trimmed === '') return undefined;
  const [, whole, cents = '0'] = /^(\d+)(?:[.,](?:(\d{1,2})|[-–—]{1,2}))?$/.exec(trimmed) ?? [];
  return whole === undefined ? NaN : Number(`${whole}.${cents}`);
}

/** An amount as a form has it in every language: `18` or `18,50`. */
const amountText = (amount: number): string =>
  String(Number.isInteger(amount) ? amount : amount.toFixed(2)).replace('.', ',');
