/** The rules of the contact form for its script and the function. Without zod: the form checks at once (decision 0025). */
import { wellFormed } from '../../config/encodePart.ts';
import { longest, purposes, type Purpose } from '../../config/contact.ts';

/** The fields as they were typed. */
export interface ContactFields {
  purpose: string;
  name: string;
  email: string;
  message: string;
}
export type ContactField = keyof ContactFields;

/** The possible errors of each field. */
type Fault = `${ContactField}-required` | `${keyof typeof longest}-long` | 'email-invalid';

/** One error of a field; `key` names its sentence in `i18n/<language>/contact.json`. */
export interface ContactError {
  field: ContactField;
  key: `error-${Fault}`;
}

/**
 * An @ and a domain with a dot, without characters that could end an entry of a mail's header. A domain has no other signs than a host of
 * the net, and no number at its end: it would be sent as the part of it that is a host. Only sending can check the rest.
 */
const address = /^[^\s\p{C}\ufffd@<>()[\],;:"\\]+@([\p{L}\p{M}\p{N}_-]+\.)+(?!\p{N})[\p{L}\p{M}\p{N}_-]+$/u;

/** Characters that show nothing and come with copying, such as a zero-width space, empty Braille, and the place of a picture. */
const invisible = /[\p{Cf}\p{DI}\u2800\ufffc]|(?!\s)\p{Cc}/gu;

/** A sign that can be seen. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Normalizes the fields for storage: equal line ends, no control characters, no half of a character, a name of one line, an address that is all visible. */
export function normalizeFields({ purpose, name, email, message }: ContactFields): ContactFields {
  return {
    purpose: purpose.trim(),
    name: oneLine(wellFormed(name)),
    email: wellFormed(email).replaceAll(invisible, '').trim(),
    message: wellFormed(message)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  };
}

/** The errors of normalized fields, in the order of the fields; none when they are valid. */
export function errorsIn(fields: ContactFields): ContactError[] {
  const { purpose, name, email, message } = fields;
  const faults = [
    ...(isPurpose(purpose) ? [] : (['purpose-required'] as const)),
    ...missingOrLong('name', name),
    ...missingOrLong('email', email),
    ...(email && email.length <= longest.email && !address.test(email) ? (['email-invalid'] as const) : []),
    ...missingOrLong('message', message),
  ];
  return faults.map((fault) => ({ field: fault.split('-')[0] as ContactField, key: `error-${fault}` }));
}

/** Replaces control and line-ending characters by a space, so that a name cannot begin a line of its own anywhere. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const isPurpose = (text: string): text is Purpose => (purposes as readonly string[]).includes(text);

function missingOrLong(field: keyof typeof longest, text: string): Fault[] {
  if (!visible.test(text.replaceAll(invisible, ''))) return [`${field}-required`];
  return text.length > longest[field] ? [`${field}-long`] : [];
}
