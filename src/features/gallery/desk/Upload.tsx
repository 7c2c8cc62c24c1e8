import { type SubmitEvent, useEffect, useRef } from 'react';
import FormField from '../../../components/form/FormField.tsx';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import { largestPicture, longestCredit, pictureTypes } from '../../../config/uploads.ts';
import { delayText, formatSize } from '../../../lib/i18n/formats.ts';
import type { Translate } from '../../../desk/kit/translate.ts';
import ChosenPicture from './ChosenPicture.tsx';
import { type QueuedPicture, isSendable, isUnsent } from './queue/queue.ts';
import QueueStatus from './QueueStatus.tsx';
import { queueText } from './queue/stateText.ts';
import { batchCredit, isCreditMissing } from './pictureTexts.ts';
import './Upload.css';
import { useQueue } from './queue/useQueue.ts';
import { usePictureTexts } from './usePictureTexts.ts';
import styles from '../../../components/ui/PrimaryButton.module.css';

interface Props {
  locale: Locale;
  t: Translate;
  onExpire: () => void;
}

/** Adds pictures to the gallery (specification, section 2, Media): choose, drop or take, describe, send. */
export default function Upload({ locale, t, onExpire }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { queue, delay, add, prepare, remove, send, cancel } = useQueue({ t, onExpire });
  const { missing, recheck, collect } = usePictureTexts(form);
  useUnloadWarning(queue.some(isUnsent));

  const submit = (pictures: readonly QueuedPicture[]) => {
    const items = collect(pictures);
    if (items.length > 0) void send(items);
  };
  const retry = (failed: readonly QueuedPicture[]) => {
    submit(failed);
    for (const queued of failed) if (!queued.picture) prepare(queued);
  };

  return (
    <form
      ref={form}
      className="upload"
      noValidate
      aria-labelledby="upload-heading"
      onInput={() => recheck(queue)}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(queue);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <h2 id="upload-heading">{t('pictures')}</h2>
      <p>{t('pictures-hint', { size: formatSize(locale, largestPicture) })}</p>
      <div className="choices">
        <FileButton label={t('choose')} onChoose={add} />
        <FileButton label={t('camera')} capture onChoose={add} />
        <p className="drop dim">{t('drop')}</p>
      </div>
      <QueueStatus queue={queue} t={t} onRetry={retry}>
        {missing.size > 0
          ? t('status-missing')
          : `${queueText(queue, t)} ${delayText(delay, locale, t)}`.trim()}
      </QueueStatus>
      {/* Hidden, not removed: the next pictures are often by the same person. */}
      <div className="batch-credit" hidden={!queue.some(isUnsent)}>
        <FormField
          name={batchCredit}
          labelKey="credit"
          t={t}
          required="required"
          hint="credit-hint"
          errors={[{ key: 'error-credit', active: isCreditMissing(missing) }]}
          maxLength={longestCredit}
        />
      </div>
      {queue.length > 0 && (
        <ul role="list" aria-label={t('queue')}>
          {queue.map((queued) => (
            <ChosenPicture
              key={queued.id}
              queued={queued}
              missing={missing.get(queued.id) ?? []}
              locale={locale}
              t={t}
              onRetry={() => retry([queued])}
              onCancel={() => cancel(queued.id)}
              onRemove={() => remove(queued.id)}
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

interface FileButtonProps {
  label: string;
  /** Opens the camera of a phone. */
  capture?: boolean;
  onChoose: (files: FileList) => void;
}

/** A file control as large as its button (INTERACTIONS, U1). Phones convert HEIC to a type that it accepts. */
function FileButton({ label, capture = false, onChoose }: FileButtonProps) {
  return (
    <label className={`file-button ${styles.button}`} data-capture={capture || undefined}>
      <span className={styles.label}>{label}</span>
      <input
        type="file"
        accept={pictureTypes.join()}
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // An empty control reports the same file again, for example after its removal.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Makes the browser ask before it leaves the page, while `isNeeded` (INTERACTIONS, U7). */
function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
