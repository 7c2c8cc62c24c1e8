import * as z from 'zod';
import { tookField, trapField } from '../../../src/config/contact.ts';
import { localeCodes, type Locale } from '../../../src/config/locales.ts';
import { tidy, type ContactFields } from '../../../src/contracts/contactFields.ts';
import { readBody } from '../body.ts';
import { callerLanguage } from '../language.ts';
import { Refused } from '../refused.ts';

/** The longest message, each character written as nine, is smaller than this, in bytes. */
const longestBody = 64 * 1024;

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
  /** How long the writing took, in milliseconds, where a script has told it. */
  took: number | undefined;
}

/** Reads the form, in any of the ways to send one; 415 in any other way, 413 too large, 400 malformed. */
export async function readForm(request: Request): Promise<Sent> {
  const read = readers.get(mediaType(request));
  if (!read) throw new Refused('wrong-type');
  const bytes = await readBody(request, longestBody);
  const entries = await understand(() => read(bytes, request));
  const { language, [trapField]: trap, [tookField]: took, ...fields } = form.parse(entries);
  return { fields: tidy(fields), language: language ?? callerLanguage(request), trap, took };
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, request: Request) => object | Promise<object>;

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const readers = new Map<string, Reader>([
  ['application/json', (bytes) => z.record(z.string(), z.unknown()).parse(JSON.parse(decode(bytes)))],
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
    throw new Refused('malformed', { cause });
  }
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
