import type { ReactNode } from 'react';
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
  const button = (key: WordKey, onClick: () => void): ReactNode => (
    <button
      key={key}
      className="admin-button"
      type="button"
      aria-label={`${say(key)}: ${name}`}
      onClick={onClick}
    >
      {say(key)}
    </button>
  );
  const isDone = state.kind === 'done';
  const isFailed = state.kind === 'failed';
  const isSending = isInOutbox(queued);
  return (
    <li data-state={state.kind}>
      <Preview picture={picture} />
      <fieldset>
        <legend>{name}</legend>
        <p>{stateText(queued, locale, say)}</p>
        <progress value={shareOf(queued)} aria-label={say('progress-of', { name })} />
        {/* Kept while it is being sent: nothing typed is lost, whatever fails. */}
        <div hidden={isDone || isSending || (isFailed && !isSendable(queued))} className="picture-fields">
          <PictureFields id={id} missing={missing} say={say} />
        </div>
        {!isDone && (
          <p>
            {isSending && button('cancel', onCancel)}
            {isFailed && state.canRetry && button('retry', onRetry)}
            {!isSending && button('remove', onRemove)}
          </p>
        )}
      </fieldset>
    </li>
  );
}
