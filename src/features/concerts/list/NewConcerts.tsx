import { useEffect, useEffectEvent, type RefObject } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { observeVisibility } from '../../../lib/browser/observeVisibility.ts';
import styles from './NewConcerts.css?inline';

adoptStyles(styles);

interface Props {
  /** The lists of concerts. */
  list: RefObject<HTMLElement | null>;
  /** Announces concerts that wait to be shown; `undefined` while none wait. */
  news: string | undefined;
  showWaiting: (cause: 'click' | 'outOfView') => void;
}

/**
 * Announces politely that concerts have arrived which would move content in view; a click shows them. The element is there before its
 * text, so that screen readers announce it.
 */
export default function NewConcerts({ list, news, showWaiting }: Props) {
  const handleVisibility = useEffectEvent((isVisible: boolean) => {
    if (!isVisible) showWaiting('outOfView');
  });

  useEffect(() => {
    if (news === undefined || !list.current) return;
    const controller = new AbortController();
    observeVisibility(
      list.current,
      (isVisible) => {
        handleVisibility(isVisible);
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
            showWaiting('click');
          }}
        >
          {news}
        </button>
      )}
    </div>
  );
}
