import zodTexts from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';
import { localeCodes, type Locale } from '../../../src/config/locales.ts';
import { interpolate } from '../../../src/lib/i18n/translator.ts';
import { concertFields } from '../../../src/records/concert.ts';
import { pictureFields } from '../../../src/records/gallery/pictureFields.ts';
import { errorOf, labelKey, rowAt, type Fields } from '../../../src/records/fields.ts';
import { venueFields } from '../../../src/records/venue.ts';
import { readJsonValue } from '../http/body.ts';
import { callerLanguage } from '../http/language.ts';
import { ProblemError } from '../http/problemError.ts';

// Rules without a sentence of their own get an English one in the log.
z.config(zodTexts());

/** The sentences on errors, and the labels of the forms, by their keys. */
const texts = Object.fromEntries(await Promise.all(localeCodes.map(readTexts)));

async function readTexts(locale: Locale): Promise<[Locale, Record<string, string>]> {
  const files = await Promise.all([
    import(`../../../i18n/${locale}/errors.json`, { with: { type: 'json' } }),
    import(`../../../i18n/${locale}/concert.json`, { with: { type: 'json' } }),
    import(`../../../i18n/${locale}/picture.json`, { with: { type: 'json' } }),
    import(`../../../i18n/${locale}/venue.json`, { with: { type: 'json' } }),
  ]);
  const entries = files.flatMap((file) =>
    Object.entries((file as { default: Record<string, string> }).default),
  );
  return [locale, Object.fromEntries(entries)];
}

/** The tables of the records that have a form. */
const tables: Record<string, Fields> = { concert: concertFields, picture: pictureFields, venue: venueFields };

/** Maximum length of a record in JSON, in bytes. */
const longestRecord = 64 * 1024;

/** An `Idempotency-Key`: visible characters, at most 255. */
const keyForm = /^[\x21-\x7e]{1,255}$/;

/**
 * Reads the record in a request's body; 415 for another type, 413 too long, 400 no JSON, 422 with the wrong fields and a sentence on each.
 * `kind` names the record's kind, whose labels the sentences hold.
 */
export async function readSentRecord<Sent>(
  request: Request,
  contract: z.ZodMiniType<Sent>,
  kind = '',
): Promise<Sent> {
  const checked = checkSent(request, contract, kind, await readJsonValue(request, longestRecord));
  if ('refusal' in checked) throw checked.refusal;
  return checked.fields;
}

/** Checks a record that a request makes. `faults` are the fields that break the contract, `refusal` is the 422 with a sentence on each. */
export function checkSent<Sent>(
  request: Request,
  contract: z.ZodMiniType<Sent>,
  kind: string,
  value: unknown,
): { fields: Sent } | { faults: string[]; refusal: ProblemError } {
  const { data, error } = contract.safeParse(value);
  if (!error) return { fields: data };
  const errors = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return names.map((name) => {
      const field = [...issue.path, ...name].join('.');
      return { field, message: sentenceOn(field, issue, kind, callerLanguage(request)) };
    });
  });
  const faults = errors.map(({ field }) => field.split('.')[0] ?? '');
  return { faults, refusal: new ProblemError('invalid', { extensions: { errors } }) };
}

function sentenceOn(field: string, issue: z.core.$ZodIssue, kind: string, language: Locale): string {
  const { error, most = 0 } = errorOf(issue);
  const { [kind]: table = {} } = tables;
  const row = error === 'unknown' ? undefined : rowAt(table, field);
  const label = row === undefined ? undefined : texts[language]?.[labelKey(kind, table, row)];
  return interpolate(texts[language]?.[`error-${error}`] ?? '', { field: label ?? (field || 'JSON'), most });
}

/** The request's `Idempotency-Key`, if it has one; 400 for a malformed one. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyForm.test(key)) throw new ProblemError('malformed');
  return key;
}
