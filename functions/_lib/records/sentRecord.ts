import zodTexts from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';
import { localeCodes, type Locale } from '../../../src/config/locales.ts';
import { interpolate } from '../../../src/lib/i18n/translator.ts';
import { contracts } from '../../../src/records/contracts.ts';
import type { KindName } from '../../../src/records/kinds.ts';
import { errorOf, labelKey, quoted, rowAt, type Fields } from '../../../src/records/fields.ts';
import { readJsonValue } from '../http/body.ts';
import { callerLanguage } from '../http/language.ts';
import { ProblemError } from '../http/problemError.ts';

// Rules without a sentence of their own get an English one in the log.
z.config(zodTexts());

type Texts = Record<Locale, Record<string, string>>;

/** The texts of files in each language; `load` imports them. */
export async function textsIn(load: (locale: Locale) => Promise<unknown>[]): Promise<Texts> {
  const entries = localeCodes.map(async (locale) => {
    const files = (await Promise.all(load(locale))) as { default: object }[];
    return [locale, Object.assign({}, ...files.map((file) => file.default)) as object];
  });
  return Object.fromEntries(await Promise.all(entries)) as Texts;
}

/** The sentences on errors. */
const sentences = await textsIn((locale) => [
  import(`../../../generated/i18n/${locale}/errors.json`, { with: { type: 'json' } }),
]);

/** A kind of record, and the labels of its form, which sentences on its fields hold. */
export interface Labelled {
  name: KindName;
  labels?: Texts | undefined;
}

/** Maximum length of a record in JSON, in bytes. */
const longestRecord = 64 * 1024;

/** An `Idempotency-Key`: visible characters, at most 255. */
const keyForm = /^[\x21-\x7e]{1,255}$/;

/**
 * Reads the record in a request's body; 415 for another type, 413 too long, 400 no JSON, 422 with the wrong fields and a sentence on each.
 */
export async function readSentRecord<Sent>(
  request: Request,
  contract: z.ZodMiniType<Sent>,
  kind?: Labelled,
): Promise<Sent> {
  const checked = checkSent(request, contract, kind, await readJsonValue(request, longestRecord));
  if ('refusal' in checked) throw checked.refusal;
  return checked.fields;
}

/** Checks a record that a request makes. `faults` are the fields that break the contract, `refusal` is the 422 with a sentence on each. */
export function checkSent<Sent>(
  request: Request,
  contract: z.ZodMiniType<Sent>,
  kind: Labelled | undefined,
  value: unknown,
): { fields: Sent } | { faults: string[]; refusal: ProblemError } {
  const { data, error } = contract.safeParse(value);
  if (!error) return { fields: data };
  const errors = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return names.map((name) => {
      const field = [...issue.path, ...name].join('.');
      const typed: unknown = issue.path.reduce((holder, key) => Reflect.get(Object(holder), key), value);
      return { field, message: sentenceOn(field, issue, typed, kind, callerLanguage(request)) };
    });
  });
  const faults = errors.map(({ field }) => field.split('.')[0] ?? '');
  return { faults, refusal: new ProblemError('invalid', { extensions: { errors } }) };
}

function sentenceOn(
  field: string,
  issue: z.core.$ZodIssue,
  typed: unknown,
  kind: Labelled | undefined,
  language: Locale,
): string {
  const { name = 'message', labels } = kind ?? {};
  const { fields }: { fields: Fields } = contracts[name];
  const row = issue.code === 'unrecognized_keys' ? undefined : rowAt(fields, field);
  const { error, most = 0 } = errorOf(issue, row === undefined ? undefined : fields[row], typed);
  const label = row === undefined ? undefined : labels?.[language][labelKey(name, fields, row)];
  const key = `error-${error}`;
  const sentence = sentences[language][key] ?? labels?.[language][key] ?? '';
  return interpolate(sentence, { field: label ?? (field || 'JSON'), most, typed: quoted(typed) });
}

/** The request's `Idempotency-Key`, if it has one; 400 for a malformed one. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyForm.test(key)) throw new ProblemError('malformed');
  return key;
}
