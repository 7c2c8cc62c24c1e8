/** The rules for what is written into the contact form, without zod, so that the page can hold them, too. */
import { longest, purposes, type Purpose } from '../config/contact.ts';

/** What was typed, as it was typed. */
export interface ContactFields {
  purpose: string;
  name: string;
  email: string;
  message: string;
}
export type ContactField = keyof ContactFields;

/** What can be wrong with which field. */
type Wrong = `${ContactField}-required` | `${keyof typeof longest}-long` | 'email-invalid';

/** One thing that is wrong; `key` names its sentence in `i18n/<language>/contact.json`. */
export interface ContactError {
  field: ContactField;
  key: `error-${Wrong}`;
}

/** Something, an @, a domain with a dot, and nothing that could end an entry of a mail's head; the rest only sending can tell. */
const address = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;

/** As it is kept: lines end alike, nothing invisible is in it, and a name is one line. */
export function tidy({ purpose, name, email, message }: ContactFields): ContactFields {
  return {
    purpose: purpose.trim(),
    name: oneLine(name),
    email: email.trim(),
    message: message
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  };
}

/** Everything that is wrong with tidied fields, in their order; none when they may be sent. */
export function wrongIn(fields: ContactFields): ContactError[] {
  const { purpose, name, email, message } = fields;
  const wrong = [
    ...(isPurpose(purpose) ? [] : (['purpose-required'] as const)),
    ...missingOrLong('name', name),
    ...missingOrLong('email', email),
    ...(email && email.length <= longest.email && !address.test(email) ? (['email-invalid'] as const) : []),
    ...missingOrLong('message', message),
  ];
  return wrong.map((what) => ({ field: what.split('-')[0] as ContactField, key: `error-${what}` }));
}

/** Any control or line-ending character becomes a space: such a name cannot begin a line of its own anywhere. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const isPurpose = (text: string): text is Purpose => (purposes as readonly string[]).includes(text);

function missingOrLong(field: keyof typeof longest, text: string): Wrong[] {
  if (text === '') return [`${field}-required`];
  return text.length > longest[field] ? [`${field}-long`] : [];
}
