import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import type { TextKey } from '../../../../desk/kit/translate.ts';

interface Props {
  /** Counted from 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** The place of a picture, and four buttons that change it at once. */
export default function Moves({ place, count, onMove }: Props) {
  const { t } = useDesk();
  const places = [
    ['picture-first', 1],
    ['picture-earlier', place - 1],
    ['picture-later-place', place + 1],
    ['picture-last', count],
  ] as const satisfies [TextKey, number][];
  return (
    <div className="moves" role="group" aria-labelledby="moves">
      <div id="moves">
        <Subheading>{t('picture-order')}</Subheading>
      </div>
      <p role="status">{t('picture-place-of', { place, count })}</p>
      <div className="chips">
        {places.map(([key, to]) => {
          // A disabled button would lose the focus at the end.
          const isThere = to < 1 || to > count || to === place;
          return (
            <button
              key={key}
              className="chip"
              type="button"
              aria-disabled={isThere || undefined}
              onClick={() => {
                if (!isThere) onMove(to);
              }}
            >
              {t(key)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
