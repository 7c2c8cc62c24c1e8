/** Icons of the desk alone, on the grid of `components/ui/icons.ts`. */
const paths = {
  back: 'M3 12l8-8 2.2 2.2L9 10.4H21v3.2H9l4.2 4.2L11 20z',
  more: 'M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z',
};

/** A decorative icon beside its text. */
export default function DeskIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" fill="currentColor">
      <path d={paths[name]} />
    </svg>
  );
}
