import { useEffect, useRef } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { isUploading, isRetryable, type QueuedPicture } from '../queue/queue.ts';

interface Props {
  queue: readonly QueuedPicture[];
  /** Whether the last upload began by itself. */
  isByItself: boolean;
  onRetry: (failed: readonly QueuedPicture[]) => void;
  /** The state of the queue; empty before a picture is chosen. */
  children: string;
}

/**
 * The result of an upload, and a button that retries all failures. Scrolls into view and takes the focus when an upload begins,
 * because that hides fields and buttons, and when it ends. Never takes the focus from a field at the end, and from nothing where the
 * upload began by itself.
 */
export default function QueueStatus({ queue, isByItself, onRetry, children }: Props) {
  const { t } = useDesk();
  const line = useRef<HTMLParagraphElement>(null);
  const isBusy = queue.some(isUploading);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy === wasBusy.current) return;
    wasBusy.current = isBusy;
    if (!isBusy && document.activeElement?.matches('input, textarea')) return;
    if (!isByItself) line.current?.scrollIntoView();
    else if (document.activeElement !== document.body) return;
    line.current?.focus({ preventScroll: true });
  }, [isBusy, isByItself]);

  const failed = isBusy ? [] : queue.filter(isRetryable);
  return (
    <div className="queue-status">
      <p ref={line} role="status" tabIndex={-1}>
        {children}
      </p>
      {failed.length > 0 && (
        <button
          className="link"
          type="button"
          onClick={() => {
            // The click removes this button, even while pictures are compressed again.
            line.current?.focus();
            onRetry(failed);
          }}
        >
          {t('retry-failed')}
        </button>
      )}
    </div>
  );
}
