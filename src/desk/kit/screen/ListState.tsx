import type { ReactNode } from 'react';
import type { TextKey, Translate } from '../translate.ts';

interface Props {
  isLoaded: boolean;
  /** The last request for the list failed. */
  hasFailed: boolean;
  /** The sentence of a list that could not be loaded at all. */
  failedKey: TextKey;
  t: Translate;
  onRetry: () => void;
  /** The sentence about a loaded list: that it is empty, or how many were found. */
  children: ReactNode;
}

/** How a list stands, above its rows: on its way, failed or outdated with another attempt, or empty. */
export default function ListState({ isLoaded, hasFailed, failedKey, t, onRetry, children }: Props) {
  return (
    <>
      <p className="list-state" role="status">
        {!isLoaded && t(hasFailed ? failedKey : 'wait')}
        {isLoaded && hasFailed && t('list-stale')} {isLoaded && children}
      </p>
      {hasFailed && (
        <p>
          <button className="link" type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
    </>
  );
}
