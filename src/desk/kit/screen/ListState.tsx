import type { ReactNode } from 'react';
import { useDesk } from '../deskContext.ts';

interface Props {
  isLoaded: boolean;
  /** The last request for the list failed. */
  hasFailed: boolean;
  onRetry: () => void;
  /** The sentence about a loaded list: that it is empty, or how many were found. */
  children: ReactNode;
}

/** How a list stands, above its rows: on its way, failed or outdated with another attempt, or empty. */
export default function ListState({ isLoaded, hasFailed, onRetry, children }: Props) {
  const { t } = useDesk();
  return (
    <>
      <p className="list-state" role="status">
        {!isLoaded && t(hasFailed ? 'list-failed' : 'wait')}
        {isLoaded && hasFailed && `${t('list-stale')} `}
        {isLoaded && children}
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
