import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';
import { longest, tookField, trapField } from '../../../src/config/contact.ts';
import { localeCodes, type Locale } from '../../../src/config/locales.ts';
import {
  errorsIn,
  normalizeFields,
  type ContactError,
  type ContactFields,
} from '../../../src/records/contact/contactFields.ts';
import { decode, formIn, mediaType, parseBody, readBody } from '../http/body.ts';
import { callerLanguage } from '../http/language.ts';
import { ProblemError } from '../http/problemError.ts';

/**
 * Maximum length of a body, in bytes: ten times the longest message, with nine bytes a character. So a plain post with a far too long
 * text still gets its form back.
 */
const longestBody = 10 * 9 * longest.message;

const text = z.catch(z.string(), '');
const form = z.object({
  purpose: text,
  name: text,
  email: text,
  message: text,
  language: z.catch(z.optional(z.enum(localeCodes)), undefined),
  [trapField]: text,
  [tookField]: z.catch(z.optional(z.coerce.number().check(z.positive())), undefined),
});

/** A submission of the form. */
export interface Submission {
  fields: ContactFields;
  language: Locale;
  /** The content of the hidden field, which no person fills in. */
  trap: string;
  /** Time from the form's first appearance to its submission, in milliseconds; JSON always has it, a plain form never. */
  took: number | undefined;
}

/**
 * Reads the form in any encoding of a form; 415 for another type, 413 too large, 400 malformed. JSON comes only from the form's script, so
 * it must hold the time of writing: 422 without.
 */
export async function readForm(request: Request): Promise<Submission> {
  const type = mediaType(request);
  const read = readers.get(type);
  if (!read) throw new ProblemError('wrong-type');
  const bytes = await readBody(request, longestBody);
  const entries = await parseBody(() => read(bytes, request));
  const { language, [trapField]: trap, [tookField]: took, ...fields } = form.parse(entries);
  if (type === json && took === undefined)
    throw new ProblemError('invalid', { extensions: { fields: [tookField] } });
  return { fields: normalizeFields(fields), language: language ?? callerLanguage(request), trap, took };
}

/** An address with its domain as mail servers get it: one in other letters may look like a known one. Without a domain where there is none. */
export function addressAsSent(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at + 1)}${domainToASCII(email.slice(at + 1))}`;
}

/** The errors of the form's rules; no address is one that has no domain for mail servers, or grows too long as they write it. */
export function faultsIn(fields: ContactFields): ContactError[] {
  const sent = addressAsSent(fields.email);
  const grows = fields.email.length <= longest.email && sent.length > longest.email;
  return errorsIn(sent.endsWith('@') || grows ? { ...fields, email: '@' } : fields);
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, request: Request) => object | Promise<object>;

const json = 'application/json';

const readers = new Map<string, Reader>([
  [json, (bytes) => z.record(z.string(), z.unknown()).parse(JSON.parse(decode(bytes)))],
  ['application/x-www-form-urlencoded', (bytes) => Object.fromEntries(new URLSearchParams(decode(bytes)))],
  ['multipart/form-data', async (bytes, request) => Object.fromEntries(await formIn(request, bytes))],
]);
