import styles from './FormField.module.css';

interface Props<Key extends string> {
  name: string;
  labelKey: Key;
  t: (key: Key) => string;
  /** Default `text`; `multiline` is a text area. */
  type?: 'text' | 'email' | 'password' | 'multiline' | undefined;
  required?: Key | undefined;
  hint?: Key | undefined;
  /** Validation messages: a language key each, and whether it holds at the moment (specification, section 3). */
  errors?: readonly { key: Key; active: boolean }[] | undefined;
  autoComplete?: string | undefined;
  defaultValue?: string | undefined;
  maxLength?: number | undefined;
}

/** A labelled field with its errors. CSS sets the label in capitals, so screen readers read it as a word. */
export default function FormField<Key extends string>(props: Props<Key>) {
  const {
    name,
    labelKey,
    t,
    type = 'text',
    required,
    hint,
    errors = [],
    autoComplete,
    defaultValue,
    maxLength,
  } = props;
  const active = errors.filter((error) => error.active);
  const described = [hint && `${name}-hint`, active.length > 0 && `${name}-errors`].filter(Boolean).join(' ');
  const control = {
    id: name,
    name,
    className: styles.control,
    required: required !== undefined,
    'aria-invalid': active.length > 0 || undefined,
    'aria-describedby': described || undefined,
    autoComplete,
    defaultValue,
    maxLength,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {t(labelKey)}
        {required && <span className={styles.required}> ({t(required)})</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={`${name}-hint`}>
          {t(hint)}
        </span>
      )}
      {type === 'multiline' ? <textarea rows={6} {...control} /> : <input type={type} {...control} />}
      {active.length > 0 && (
        <ul className={styles.errors} id={`${name}-errors`} role="list">
          {active.map((error) => (
            <li key={error.key}>{t(error.key)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
