import { useRef, type ReactNode } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Say, WordKey } from '../words.ts';
import PictureFields from './PictureFields.tsx';
import Preview from './Preview.tsx';
import { isInOutbox, isSendable, type Queued } from './queue/queue.ts';
import { shareOf, stateText } from './queue/stateText.ts';
import type { Field } from './texts.ts';

interface Props {
  queued: Queued;
  missing: readonly Field[];
  locale: Locale;
  say: Say;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** One picture of the queue: how far it is, what is said about it, and what can be done. */
export default function PictureCard({ queued, missing, locale, say, onRetry, onCancel, onRemove }: Props) {
  const { id, name, picture, state } = queued;
  const card = useRef<HTMLLIElement>(null);
  const button = (key: WordKey, onClick: () => void): ReactNode => (
    <button
      key={key}
      className="admin-button"
      type="button"
      aria-label={`${say(key)}: ${name}`}
      onClick={() => {
        // A button goes with its click, so the focus moves to its card, or to what is left without the card.
        const next = key === 'remove' ? neighbourOf(card.current) : card.current;
        next?.focus({ preventScroll: true });
        onClick();
      }}
    >
      {say(key)}
    </button>
  );
  const isDone = state.kind === 'done';
  const isFailed = state.kind === 'failed';
  const isSending = isInOutbox(queued);
  return (
    <li ref={card} tabIndex={-1} data-state={state.kind}>
      <fieldset>
        <legend>{name}</legend>
        <Preview picture={picture} />
        <p className="picture-state">{stateText(queued, locale, say)}</p>
        <progress value={shareOf(queued)} aria-label={say('progress-of', { name })} />
        {!isDone && (
          <p className="picture-ways">
            {isSending && button('cancel', onCancel)}
            {isFailed && state.canRetry && button('retry', onRetry)}
            {!isSending && button('remove', onRemove)}
          </p>
        )}
        {/* Kept while it is being sent: nothing typed is lost, whatever fails. */}
        <div hidden={isDone || isSending || (isFailed && !isSendable(queued))} className="picture-fields">
          <PictureFields id={id} missing={missing} say={say} />
        </div>
      </fieldset>
    </li>
  );
}

/** The card after this one, else the one before it, else the button that adds pictures. */
function neighbourOf(card: HTMLElement | null): HTMLElement | null | undefined {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  return neighbour instanceof HTMLElement ? neighbour : card?.closest('form')?.querySelector('input');
}
