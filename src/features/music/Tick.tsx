import { adoptStyles } from '../../components/adoptStyles.ts';
import css from './Tick.css?inline';

adoptStyles(css);

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is allowed or not; never ticked by itself. */
export default function Tick({ label, checked, onChange }: Props) {
  return (
    <label className="tick">
      <input
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
