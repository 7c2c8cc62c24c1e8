import { icons, type IconName } from './icons.ts';

interface Props {
  name: IconName;
  /** Side length in CSS pixels. */
  size?: number;
}

/** An icon that only repeats what the words beside it say. */
export default function Icon({ name, size = 24 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d={icons[name]} />
    </svg>
  );
}
