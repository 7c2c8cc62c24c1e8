import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Checkbox.module.css';

interface Props {
  name?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A check box. It is never preselected and keeps no state over a reload. */
export default function Checkbox({ name, label, checked, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // React does not report a change from before hydration.
  const reportEarlyChange = useEffectEvent(() => {
    if (box.current && box.current.checked !== checked) onChange(box.current.checked);
  });
  useEffect(() => {
    reportEarlyChange();
  }, []);

  return (
    <label className={styles.checkbox}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        autoComplete="off"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
