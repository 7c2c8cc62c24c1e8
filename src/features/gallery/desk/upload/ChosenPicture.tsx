import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import PictureFields from './PictureFields.tsx';
import { type QueuedPicture, isSendable, isUploading } from '../queue/queue.ts';
import { progressOf, stateText } from '../queue/stateText.ts';
import type { TextField } from './pictureTexts.ts';

interface PreviewProps {
  picture: Blob | undefined;
}

/** Longest side of a preview, in pixels. */
const side = 240;

/** A preview on a canvas, because `blob:` addresses need a wider policy for the whole site. */
function Preview({ picture }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!picture) return;
    let isOutdated = false;
    const draw = (bitmap: ImageBitmap) => {
      const { current } = canvas;
      if (current && !isOutdated) {
        const scale = side / Math.max(bitmap.width, bitmap.height);
        current.width = Math.round(bitmap.width * scale);
        current.height = Math.round(bitmap.height * scale);
        current.getContext('2d')?.drawImage(bitmap, 0, 0, current.width, current.height);
      }
      bitmap.close();
    };
    // The browser scales it off the main thread. A picture that it cannot decode has no preview.
    createImageBitmap(picture, { resizeWidth: side, resizeQuality: 'medium' }).then(draw, () => undefined);
    return () => {
      isOutdated = true;
    };
  }, [picture]);

  return (
    <canvas ref={canvas} width={side} height={side} data-empty={!picture || undefined} aria-hidden="true" />
  );
}

interface Props {
  queued: QueuedPicture;
  /** Whether the same picture was chosen before. */
  isRepeated: boolean;
  /** Fields that were missing at the last attempt to send. */
  missing: readonly TextField[];
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** One picture of the queue: preview, state, texts and buttons. */
export default function ChosenPicture({ queued, isRepeated, missing, ...props }: Props) {
  const { locale, t } = useDesk();
  const { onRetry, onCancel, onRemove } = props;
  const { id, name, picture, state } = queued;
  const card = useRef<HTMLLIElement>(null);
  const button = (key: TextKey, onClick: () => void): ReactNode => (
    <button
      key={key}
      className="link"
      type="button"
      aria-label={`${t(key)}: ${name}`}
      onClick={() => {
        // The click removes the button, so focus its card, or the next one if the card goes too.
        const next = key === 'remove' ? focusTargetBeside(card.current) : card.current;
        next?.focus({ preventScroll: true });
        onClick();
      }}
    >
      {t(key)}
    </button>
  );
  const isDone = state.kind === 'done';
  const isFailed = state.kind === 'failed';
  const isSending = isUploading(queued);
  return (
    <li ref={card} tabIndex={-1} data-state={state.kind}>
      <fieldset aria-labelledby={`${id}-name`}>
        <p id={`${id}-name`} className="picture-name">
          {name}
        </p>
        <Preview picture={picture} />
        <p className="picture-state">
          {stateText(queued, locale, t)} {isRepeated && !isDone && t('picture-repeated')}
        </p>
        <progress value={progressOf(queued)} aria-label={t('progress-of', { name })} />
        {!isDone && (
          <p className="picture-actions">
            {isSending && button('cancel', onCancel)}
            {isFailed && state.canRetry && button('retry', onRetry)}
            {!isSending && button('remove', onRemove)}
          </p>
        )}
        {/* Hidden, not removed, while it is sent: a failure must not lose its texts. */}
        <div hidden={isDone || isSending || (isFailed && !isSendable(queued))} className="picture-fields">
          <PictureFields {...{ id, missing }} kept={queued.texts} />
        </div>
      </fieldset>
    </li>
  );
}

/** The next card, else the previous one, else the button that adds pictures. */
function focusTargetBeside(card: HTMLElement | null): HTMLElement | null | undefined {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  return neighbour instanceof HTMLElement
    ? neighbour
    : card?.ownerDocument.querySelector<HTMLElement>('.file-button input');
}
