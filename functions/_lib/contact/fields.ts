import * as z from 'zod';
import { longest, tookField, trapField } from '../../../src/config/contact.ts';
import { localeCodes, type Locale } from '../../../src/config/locales.ts';
import { tidy, type ContactFields } from '../../../src/contracts/contactFields.ts';
import { readBody } from '../http/body.ts';
import { callerLanguage } from '../http/language.ts';
import { ProblemError } from '../http/problemError.ts';

/**
 * Longest body, in bytes: ten times the longest message, each character written as nine. So a plain post of far too long
 * a text still gets its form back.
 */
const longestBody = 10 * 9 * longest.message;

const text = z.string().catch('');
const form = z.object({
  purpose: text,
  name: text,
  email: text,
  message: text,
  language: z.enum(localeCodes).optional().catch(undefined),
  [trapField]: text,
  [tookField]: z.coerce.number().positive().optional().catch(undefined),
});

/** What came from the form. */
export interface Sent {
  fields: ContactFields;
  language: Locale;
  /** What no person fills in. */
  trap: string;
  /** How long the writing took, in milliseconds; JSON always says it, a plain form never. */
  took: number | undefined;
}

/**
 * Reads the form, in any of the ways to send one; 415 in any other way, 413 too large, 400 malformed. JSON is never the post of a form
 * without script, so it must say how long the writing took: 422 without.
 */
export async function readForm(request: Request): Promise<Sent> {
  const type = mediaType(request);
  const read = readers.get(type);
  if (!read) throw new ProblemError('wrong-type');
  const bytes = await readBody(request, longestBody);
  const entries = await understand(() => read(bytes, request));
  const { language, [trapField]: trap, [tookField]: took, ...fields } = form.parse(entries);
  if (type === json && took === undefined)
    throw new ProblemError('invalid', { extensions: { fields: [tookField] } });
  return { fields: tidy(fields), language: language ?? callerLanguage(request), trap, took };
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, request: Request) => object | Promise<object>;

const json = 'application/json';
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const readers = new Map<string, Reader>([
  [json, (bytes) => z.record(z.string(), z.unknown()).parse(JSON.parse(decode(bytes)))],
  ['application/x-www-form-urlencoded', (bytes) => Object.fromEntries(new URLSearchParams(decode(bytes)))],
  [
    'multipart/form-data',
    async (bytes, request) => {
      const type = request.headers.get('content-type') ?? '';
      return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
    },
  ],
]);

async function understand<Entries>(read: () => Entries | Promise<Entries>): Promise<Entries> {
  try {
    return await read();
  } catch (cause) {
    throw new ProblemError('malformed', { cause });
  }
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
