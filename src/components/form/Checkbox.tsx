import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Checkbox.module.css';

interface Props {
  name?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * A check box. Its form needs `autocomplete="off"`, because a state that the browser restores would count as an early change, and
 * `method="dialog"` where there is nothing to send, so that Enter does nothing.
 */
export default function Checkbox({ name, label, checked, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // React does not report a change from before hydration.
  const reportEarlyChange = useEffectEvent(() => {
    if (box.current && box.current.checked !== checked) onChange(box.current.checked);
  });
  useEffect(() => reportEarlyChange(), []);

  return (
    <label className={`scripted ${styles.checkbox ?? ''}`}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
