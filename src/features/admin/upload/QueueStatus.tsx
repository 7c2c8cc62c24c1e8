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
 * focus when an upload begins, because fields and buttons go, and when it ends. Leaves somebody alone who is typing by then.
 */
export default function QueueStatus({ queue, say, onRetry, children }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const isBusy = queue.some(isInOutbox);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy === wasBusy.current) return;
    wasBusy.current = isBusy;
    if (!isBusy && document.activeElement?.matches('input, textarea')) return;
    line.current?.scrollIntoView();
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
            // This button goes, even where a picture is made smaller once more before it is sent.
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
