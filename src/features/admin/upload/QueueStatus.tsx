import { useEffect, useRef } from 'react';
import type { Say } from '../words.ts';
import { isInOutbox, isRetryable, type Queued } from './queue/queue.ts';

interface Props {
  queue: readonly Queued[];
  say: Say;
  onRetry: (failed: readonly Queued[]) => void;
  /** How the queue stands, in words; empty before anything is chosen. */
  children: string;
}

/**
 * The outcome of an upload, above the queue, and another try for all pictures that failed. Comes into view and takes the
 * focus when an upload ends, because the button that began it has gone. Leaves somebody alone who is typing by then.
 */
export default function QueueStatus({ queue, say, onRetry, children }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const isBusy = queue.some(isInOutbox);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasEnded || document.activeElement?.matches('input, textarea')) return;
    line.current?.scrollIntoView({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  }, [isBusy]);

  const failed = isBusy ? [] : queue.filter(isRetryable);
  return (
    <div className="queue-status">
      <p ref={line} role="status" tabIndex={-1}>
        {children}
      </p>
      {failed.length > 0 && (
        <button
          className="admin-button"
          type="button"
          onClick={() => {
            // This button goes while the pictures are on their way.
            line.current?.focus();
            onRetry(failed);
          }}
        >
          {say('retry-failed')}
        </button>
      )}
    </div>
  );
}
