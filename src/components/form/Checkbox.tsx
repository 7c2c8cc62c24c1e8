import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Checkbox.module.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A check box for a permission; only the visitor checks it. */
export default function Checkbox({ label, checked, onChange }: Props) {
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
