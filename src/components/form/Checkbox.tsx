import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Checkbox.module.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is allowed or not; never ticked by itself. */
export default function Checkbox({ label, checked, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // React does not report a change that was made before hydration.
  const takeOver = useEffectEvent(() => {
    if (box.current && box.current.checked !== checked) onChange(box.current.checked);
  });
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <label className={styles.tick}>
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
