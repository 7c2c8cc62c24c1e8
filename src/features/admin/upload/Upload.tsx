import { useRef, type SubmitEvent } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import FormField from '../../../components/form/FormField.tsx';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import { batchCredit, largestPicture, longestCredit } from '../../../config/uploads.ts';
import { size } from '../figures.ts';
import { delayText } from '../session/retryText.ts';
import type { Say, WordKey } from '../words.ts';
import FileButton from './FileButton.tsx';
import PictureCard from './PictureCard.tsx';
import { isSendable, isUnsent, type Queued } from './queue/queue.ts';
import QueueStatus from './QueueStatus.tsx';
import { milestone } from './queue/stateText.ts';
import { lacksCredit } from './texts.ts';
import styles from './Upload.css?inline';
import { useQueue } from './queue/useQueue.ts';
import { useTexts } from './useTexts.ts';
import { useWarning } from './useWarning.ts';

adoptStyles(styles);

interface Props {
  locale: Locale;
  say: Say;
  onExpire: () => void;
}

/** Adds pictures to the gallery (specification, section 2, Media): chosen, dropped or taken, described, and sent. */
export default function Upload({ locale, say, onExpire }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { queue, late, add, prepare, remove, send, cancel } = useQueue({ say, onExpire });
  const { gaps, recheck, complete } = useTexts(form);
  useWarning(queue.some(isUnsent));

  const submit = (pictures: readonly Queued[]) => {
    const ready = complete(pictures);
    if (ready.length > 0) void send(ready);
  };
  const retry = (failed: readonly Queued[]) => {
    submit(failed);
    for (const queued of failed) if (!queued.picture) prepare(queued);
  };
  const t = (key: WordKey) => say(key);

  return (
    <form
      ref={form}
      className="upload"
      noValidate
      aria-labelledby="upload-heading"
      onInput={() => {
        recheck(queue);
      }}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(queue);
      }}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <h3 id="upload-heading">{say('pictures')}</h3>
      <p>{say('pictures-hint', { size: size(locale, largestPicture) })}</p>
      <div className="choices">
        <FileButton label={say('choose')} onChoose={add} />
        <FileButton label={say('camera')} capture onChoose={add} />
        <p className="drop dim">{say('drop')}</p>
      </div>
      <QueueStatus queue={queue} say={say} onRetry={retry}>
        {gaps.size > 0
          ? say('say-missing')
          : `${milestone(queue, say)} ${delayText(late, locale, say)}`.trim()}
      </QueueStatus>
      {/* Hidden rather than gone while nothing waits: the next pictures are mostly the same person's. */}
      <div className="batch-credit" hidden={!queue.some(isUnsent)}>
        <FormField
          name={batchCredit}
          labelKey="credit"
          t={t}
          required="required"
          hint="credit-hint"
          errors={[{ key: 'error-credit', active: lacksCredit(gaps) }]}
          maxLength={longestCredit}
        />
      </div>
      {queue.length > 0 && (
        <ul role="list" aria-label={say('queue')}>
          {queue.map((queued) => (
            <PictureCard
              key={queued.id}
              queued={queued}
              missing={gaps.get(queued.id) ?? []}
              locale={locale}
              say={say}
              onRetry={() => {
                retry([queued]);
              }}
              onCancel={() => {
                cancel(queued.id);
              }}
              onRemove={() => {
                remove(queued.id);
              }}
            />
          ))}
        </ul>
      )}
      {queue.some(isUnsent) && (
        <div>
          <PrimaryButton labelKey="send" t={t} type="submit" disabled={!queue.some(isSendable)} />
        </div>
      )}
    </form>
  );
}
