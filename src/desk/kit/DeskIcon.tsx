/** Icons of the desk alone, on the grid of `components/ui/icons.ts`. */
const paths = {
  back: 'M3 12l8-8 2.2 2.2L9 10.4H21v3.2H9l4.2 4.2L11 20z',
  start:
    'M12 1c2.6 2.3 4.2 4.4 4.2 6.4a4.2 4.2 0 0 1-2.7 3.9V23h-3V11.3a4.2 4.2 0 0 1-2.7-3.9C7.8 5.4 9.4 3.3 12 1z',
  band: 'M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1 21v-3a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v3zM15.5 4a3.5 3.5 0 1 1 0 7zM17 21v-3a7 7 0 0 0-1.600-4.500H18a5 5 0 0 1 5 5V21z',
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
