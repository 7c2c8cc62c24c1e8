import { normalizeFields, type ContactFields } from '../../records/contact/contactFields.ts';

/** The controls of `ContactForm.tsx` by their names, as they were typed. */
export function formEntries(form: HTMLFormElement): URLSearchParams {
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entries.append(name, value);
  return entries;
}

/** The fields of the form, normalized as for storage. */
export function readFields(form: HTMLFormElement): ContactFields {
  const entries = formEntries(form);
  const text = (name: keyof ContactFields) => entries.get(name) ?? '';
  return normalizeFields({
    purpose: text('purpose'),
    name: text('name'),
    email: text('email'),
    message: text('message'),
  });
}
