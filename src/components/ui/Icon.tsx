import { icons, type IconName } from './icons.ts';

interface Props {
  name: IconName;
  /** Side length in CSS pixels. */
  size?: number;
}

/** A decorative icon beside its text. */
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
