import type { ReactNode } from 'react';
import styles from '../../../components/form/FormField.module.css';
import { completeAddress } from '../records/formValues.ts';
import { focusControl } from './focus.ts';

interface Props {
  name: string;
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'search' | 'url' | 'date' | 'time' | 'multiline' | 'select';
  /** Codes and names to choose from. */
  options?: readonly (readonly [code: string, name: string])[];
  /** A sentence below the field. */
  hint?: ReactNode;
  error?: string | undefined;
  /** In words, beside the label. */
  note?: string;
  /** Adds a button of this name that empties the field. */
  clearLabel?: string;
  inputMode?: 'decimal';
  lang?: string;
}

/** A labelled field of the desk, whose value its form owns. The field completes a web address that was typed without its scheme. */
export default function Field(props: Props) {
  const {
    name,
    label,
    value,
    onChange,
    type = 'text',
    options,
    hint,
    error,
    note,
    clearLabel,
    ...rest
  } = props;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const control = {
    ...{ id: name, name, value, className: styles.control, autoComplete: 'off', ...rest },
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: () => {
      if (type === 'url' && completeAddress(value) !== value) onChange(completeAddress(value));
    },
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {note && <span className={styles.required}> ({note})</span>}
      </label>
      {type === 'multiline' ? (
        <textarea rows={3} {...control} />
      ) : type === 'select' ? (
        <select {...control}>
          {options?.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <div className={clearLabel && value ? 'clearable' : undefined}>
          <input type={type} {...control} />
          {clearLabel && value && (
            <button
              type="button"
              aria-label={clearLabel}
              onClick={() => {
                onChange('');
                focusControl(name);
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
        </div>
      )}
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
