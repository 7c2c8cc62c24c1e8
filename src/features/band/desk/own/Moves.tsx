import { useDesk } from '../../../../desk/kit/deskContext.ts';

interface Props {
  name: string;
  /** The place of the record, from 0, among so many. */
  index: number;
  count: number;
  onMove: (by: number) => void;
}

/** Buttons that move a row of a list. One that is far behind can go to the front at once. */
export default function Moves({ name, index, count, onMove }: Props) {
  const { t } = useDesk();
  const ways = [
    { key: 'own-earlier', by: -1, isThere: index === 0 },
    { key: 'own-later', by: 1, isThere: index === count - 1 },
    // Last, so that the others stay under the finger.
    ...(index > 1 ? [{ key: 'own-first', by: -index, isThere: false } as const] : []),
  ] as const;
  return (
    <span className="chips own-actions">
      {ways.map(({ key, by, isThere }) => (
        // A disabled button would lose the focus at the end.
        <button
          key={key}
          className="chip"
          type="button"
          aria-label={`${t(key)}: ${name}`}
          aria-disabled={isThere || undefined}
          onClick={() => {
            if (!isThere) onMove(by);
          }}
        >
          {t(key)}
        </button>
      ))}
    </span>
  );
}
