import type { Fields } from '../../../records/fields.ts';
import type { FieldProps } from '../records/useRecordForm.ts';
import Field from './Field.tsx';

/** The part of a form's state that its fields need. */
export interface FormFields {
  fields: Fields;
  values: Readonly<Record<string, unknown>>;
  sentences: Readonly<Partial<Record<string, string>>>;
  field(name: string): FieldProps;
}

interface Props {
  form: FormFields;
  /** Rows of the table. */
  names: readonly string[];
  /** Props that this form has otherwise, by row. */
  props?: Readonly<Record<string, Partial<FieldProps>>>;
}

/** Fields as their table says: rows of one line side by side. */
export default function FieldLines({ form, names, props = {} }: Props) {
  const lineOf = (name: string) => form.fields[name]?.line ?? name;
  return [...new Set(names.map(lineOf))].map((line) => {
    const row = names.filter((name) => lineOf(name) === line);
    const fields = row.map((name) => <Field key={name} {...form.field(name)} {...props[name]} />);
    return row.every((name) => form.fields[name]?.line === undefined) ? (
      fields
    ) : (
      <div key={line} className="pair" data-line={line}>
        {fields}
      </div>
    );
  });
}
