import type { ReactNode } from 'react';

interface Props<Value extends string> {
  name: string;
  legend: string;
  options: Readonly<Record<Value, ReactNode>>;
  /** Undefined or any other value before one was chosen. */
  value: string | undefined;
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** A question of a form with a few answers, and its error in place. */
export default function RadioChoice<Value extends string>(props: Props<Value>) {
  const { name, legend, options, value, error, onChange } = props;
  const described = error ? `${name}-error` : undefined;
  return (
    <fieldset aria-describedby={described}>
      <legend>{legend}</legend>
      {(Object.keys(options) as Value[]).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={value === each}
            aria-describedby={described}
            onChange={() => onChange(each)}
          />
          {options[each]}
        </label>
      ))}
      {error && (
        <p className="field-error" id={described}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
