import { normalizeFields, type ContactFields } from '../../records/contact/contactFields.ts';

/** Reads the controls of `ContactForm.tsx` by their names, normalized as for storage. */
export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const text = (name: keyof ContactFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return normalizeFields({
    purpose: text('purpose'),
    name: text('name'),
    email: text('email'),
    message: text('message'),
  });
}
