import type { ReactNode } from 'react';
import type { Locale } from '../../../config/locales.ts';
import type { Say, WordKey } from '../words.ts';
import PictureFields from './PictureFields.tsx';
import Preview from './Preview.tsx';
import type { Queued } from './queue.ts';
import { shareOf, stateWords } from './stateWords.ts';
import type { Field } from './texts.ts';

interface Props {
  queued: Queued;
  missing: readonly Field[];
  locale: Locale;
  say: Say;
  onRetry: () => void;
  onRemove: () => void;
}

/** One picture of the queue: how far it is, what is said about it, and what can be done. */
export default function PictureCard({ queued, missing, locale, say, onRetry, onRemove }: Props) {
  const { id, name, picture, credit, state } = queued;
  const button = (key: WordKey, onClick: () => void): ReactNode => (
    <button className="admin-button" type="button" aria-label={`${say(key)}: ${name}`} onClick={onClick}>
      {say(key)}
    </button>
  );
  const isBusy = state.kind === 'sending' || state.kind === 'done';
  return (
    <li data-state={state.kind}>
      <Preview picture={picture} />
      <fieldset>
        <legend>{name}</legend>
        <p>{stateWords(queued, locale, say)}</p>
        <progress value={shareOf(queued)} aria-label={say('progress-of', { name })} />
        {/* Kept while it is being sent: nothing typed is lost, whatever fails. */}
        <div hidden={isBusy || (state.kind === 'failed' && !picture)} className="picture-fields">
          <PictureFields id={id} credit={credit} missing={missing} say={say} />
        </div>
        {!isBusy && (
          <p>
            {state.kind === 'failed' && button('retry', onRetry)} {button('remove', onRemove)}
          </p>
        )}
      </fieldset>
    </li>
  );
}
