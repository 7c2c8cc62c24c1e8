import type { SubmitEvent } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormField from '../../../../components/form/FormField.tsx';
import { largestPicture, longestCredit } from '../../../../config/uploads.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { delayText, formatSize } from '../../../../lib/i18n/formats.ts';
import { isRepeated, isUnsent } from '../queue/queue.ts';
import { queueText } from '../queue/stateText.ts';
import ChosenPicture from './ChosenPicture.tsx';
import { creditEntry } from '../data/entries.ts';
import { batchCredit, isCreditMissing } from './pictureTexts.ts';
import QueueStatus from './QueueStatus.tsx';
import './Upload.css';
import type { UploadState } from './useUpload.ts';

/** Id of the form, for its button below the list. */
export const uploadForm = 'upload';

interface Props {
  upload: UploadState;
}

/** The chosen pictures: describe and send them (specification, section 2, Media). */
export default function Upload({ upload }: Props) {
  const { locale, t } = useDesk();
  const { form, queue, delay, missing, isByItself, submit, retry, recheck, cancel, remove } = upload;
  return (
    <form
      ref={form}
      id={uploadForm}
      className="upload"
      noValidate
      aria-label={t('pictures')}
      onInput={recheck}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(queue);
      }}
    >
      <p className="upload-hint dim">
        {t('pictures-hint', { size: formatSize(locale, largestPicture) })}{' '}
        <span className="drop">{t('drop')}</span>
      </p>
      <QueueStatus {...{ queue, isByItself }} onRetry={retry}>
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
          defaultValue={browserStorage()?.getItem(creditEntry) ?? ''}
        />
      </div>
      {queue.length > 0 && (
        <ul role="list" aria-label={t('queue')}>
          {queue.map((queued) => (
            <ChosenPicture
              key={queued.id}
              queued={queued}
              isRepeated={isRepeated(queue, queued)}
              missing={missing.get(queued.id) ?? []}
              onRetry={() => retry([queued])}
              onCancel={() => cancel(queued.id)}
              onRemove={() => remove(queued.id)}
            />
          ))}
        </ul>
      )}
    </form>
  );
}
