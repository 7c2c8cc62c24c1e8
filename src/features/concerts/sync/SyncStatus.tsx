import { useEffect, useEffectEvent, type RefObject } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import { observeVisibility } from '../../../lib/browser/observeVisibility.ts';
import styles from './SyncStatus.css?inline';

adoptStyles(styles);

interface Props {
  /** The element with the lists of concerts. */
  root: RefObject<HTMLElement | null>;
  /** Age of the concerts while offline, else empty. */
  note: string;
  /** Announces concerts that wait to be shown; `undefined` while none wait. */
  news: string | undefined;
  showWaiting: (cause: 'click' | 'outOfView') => void;
}

/**
 * Announces politely that there is no connection, and that new concerts wait because they would move content in view. A click shows
 * them. Both elements are rendered before their texts, so that screen readers announce them.
 */
export default function SyncStatus({ root, note, news, showWaiting }: Props) {
  const handleVisibility = useEffectEvent((isVisible: boolean) => {
    if (!isVisible) showWaiting('outOfView');
  });

  useEffect(() => {
    if (news === undefined || !root.current) return;
    const controller = new AbortController();
    observeVisibility(root.current, (isVisible) => handleVisibility(isVisible), controller.signal);
    return () => controller.abort();
  }, [root, news]);

  return (
    <>
      <p className="dim connection-note" role="status">
        {note}
      </p>
      <div className="new-concerts" role="status">
        {news !== undefined && (
          <button type="button" onClick={() => showWaiting('click')}>
            {news}
          </button>
        )}
      </div>
    </>
  );
}
