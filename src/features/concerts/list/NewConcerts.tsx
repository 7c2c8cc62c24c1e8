import { useEffect, useEffectEvent, type RefObject } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { observeVisibility } from '../../../lib/browser/observeVisibility.ts';
import styles from './NewConcerts.css?inline';

adoptStyles(styles);

interface Props {
  /** The lists of concerts. */
  list: RefObject<HTMLElement | null>;
  /** Announces what waits to be shown; `undefined` while nothing does. */
  news: string | undefined;
  /** Shows what waits where it moves nothing in view; everywhere with `isAsked`. */
  check: (isAsked?: boolean) => void;
}

/** Announces politely what has arrived and would move what the visitor looks at; a click shows it. Empty before, so that it is heard. */
export default function NewConcerts({ list, news, check }: Props) {
  const handleSight = useEffectEvent((isSeen: boolean) => {
    if (!isSeen) check();
  });

  useEffect(() => {
    if (news === undefined || !list.current) return;
    const controller = new AbortController();
    observeVisibility(
      list.current,
      (isSeen) => {
        handleSight(isSeen);
      },
      controller.signal,
    );
    return () => {
      controller.abort();
    };
  }, [list, news]);

  return (
    <div className="new-dates" role="status">
      {news !== undefined && (
        <button
          type="button"
          onClick={() => {
            check(true);
          }}
        >
          {news}
        </button>
      )}
    </div>
  );
}
