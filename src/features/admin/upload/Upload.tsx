import { useRef, useState, type SubmitEvent } from 'react';
import { adoptStyles } from '../../../components/adoptStyles.ts';
import PrimaryButton from '../../../components/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import { largestPicture } from '../../../config/uploads.ts';
import { size } from '../figures.ts';
import { lateWords } from '../lateWords.ts';
import type { Say, WordKey } from '../words.ts';
import FileButton from './FileButton.tsx';
import type { Ready } from './outbox.ts';
import PictureCard from './PictureCard.tsx';
import { isSendable, isUnsent, type Queued } from './queue.ts';
import { milestone } from './stateWords.ts';
import { lastCredit, missing, textsIn, firstGap, type Field } from './texts.ts';
import styles from './Upload.css?inline';
import { useQueue } from './useQueue.ts';
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
  const [gaps, setGaps] = useState<ReadonlyMap<number, readonly Field[]>>(new Map());
  useWarning(queue.some(isUnsent));

  const typed = () => new FormData(form.current ?? undefined);
  const choose = (files: Iterable<File>) => {
    add(files, lastCredit(typed(), queue));
  };
  const gapsIn = (pictures: readonly Queued[]) => {
    const data = typed();
    const lacking = pictures.map(({ id }) => [id, missing(textsIn(data, id))] as const);
    return new Map(lacking.filter(([, fields]) => fields.length > 0));
  };
  const submit = (pictures: readonly Queued[]) => {
    const sendable = pictures.filter(isSendable);
    const found = gapsIn(sendable);
    setGaps(found);
    const gap = firstGap(found);
    if (gap) {
      document.getElementById(gap)?.focus();
      return;
    }
    const data = typed();
    void send(sendable.map((queued): Ready => ({ ...queued, texts: textsIn(data, queued.id) })));
  };

  return (
    <form
      ref={form}
      className="upload"
      noValidate
      aria-labelledby="upload-heading"
      onInput={() => {
        if (gaps.size > 0) setGaps(gapsIn(queue.filter(({ id }) => gaps.has(id))));
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
        choose(event.dataTransfer.files);
      }}
    >
      <h3 id="upload-heading">{say('pictures')}</h3>
      <p>{say('pictures-hint', { size: size(locale, largestPicture) })}</p>
      <div className="choices">
        <FileButton label={say('choose')} onChoose={choose} />
        <FileButton label={say('camera')} capture onChoose={choose} />
        <p className="drop dim">{say('drop')}</p>
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
                if (queued.picture) submit([queued]);
                else prepare(queued);
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
      <p role="status">
        {gaps.size > 0
          ? say('say-missing')
          : `${milestone(queue, say)} ${lateWords(late, locale, say)}`.trim()}
      </p>
      {queue.some(isUnsent) && (
        <div>
          <PrimaryButton
            labelKey="send"
            t={(key: WordKey) => say(key)}
            type="submit"
            disabled={!queue.some(isSendable)}
          />
        </div>
      )}
    </form>
  );
}
