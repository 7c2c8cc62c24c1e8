import { useState } from 'react';
import type { FieldProps } from '../records/useRecordForm.ts';
import { fieldOfPage } from '../screen/screens.ts';
import FieldLines, { type FormFields } from './FieldLines.tsx';
import { focusControl } from './focus.ts';

interface Props {
  form: FormFields & Record<'idOf' | 'groupLabel', (name: string) => string>;
  /** Heading of the chips. */
  label: string;
  /** Whether a row has a place in the form now; every one by default. */
  isThere?: (name: string) => boolean;
  /** Props that this form has otherwise, by row. */
  props?: Readonly<Record<string, Partial<FieldProps>>>;
}

/** The folded fields of a table, shown once they hold something or were asked for: a chip puts them at a fixed place and focuses the first. */
export default function FoldedFields({ form, label, isThere = () => true, props = {} }: Props) {
  const { fields, values, sentences } = form;
  const groupOf = (name: string) => fields[name]?.group ?? name;
  const folded = Object.keys(fields).filter((name) => fields[name]?.folded && isThere(name));
  const [opened, setOpened] = useState<readonly string[]>(() => {
    const asked = fieldOfPage();
    return folded.filter((name) => form.idOf(name) === asked).map(groupOf);
  });
  const needed = folded.filter((name) => values[name] !== '' || sentences[name]).map(groupOf);
  // A field that is emptied to be typed anew stays under the finger.
  if (needed.some((group) => !opened.includes(group))) setOpened([...opened, ...needed]);
  const isShown = (name: string) => opened.includes(groupOf(name));
  const chips = folded.filter(
    (name, index) => !isShown(name) && folded.map(groupOf).indexOf(groupOf(name)) === index,
  );
  return (
    <>
      <FieldLines form={form} names={folded.filter(isShown)} props={props} />
      {chips.length > 0 && (
        <div className="chips" role="group" aria-labelledby="folded-fields">
          <span id="folded-fields" className="chips-label">
            {label}
          </span>
          {chips.map((first) => (
            <button
              key={first}
              className="chip"
              type="button"
              onClick={() => {
                setOpened([...opened, groupOf(first)]);
                focusControl(form.idOf(first));
              }}
            >
              + {form.groupLabel(groupOf(first))}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
