import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormField from '../../../../components/form/FormField.tsx';
import { largestPicture, longestCredit } from '../../../../config/uploads.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { formatSize } from '../../../../lib/i18n/formats.ts';
import { isUndescribed } from '../data/order.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import ChosenPicture from './ChosenPicture.tsx';
import { canRetry, reasonOf, stateText } from './stateText.ts';
import './Upload.css';
import { pictureUploads } from './uploads.ts';
import type { UploadState } from './useUpload.ts';

/** Name of the field for the photographer. */
const creditField = 'credit';

interface Props {
  desk: PicturesDesk;
  upload: UploadState;
}

/** The chosen pictures on their way up, who has made them, and the way to those that are still to be described. */
export default function Upload({ desk, upload }: Props) {
  const { locale, t } = useDesk();
  const { waiting, failed, credit, asksForCredit, nameCredit, cancel, retry, remove } = upload;
  const form = useRef<HTMLFormElement>(null);
  const name = () => {
    const typed = new FormData(form.current ?? undefined).get(creditField);
    if (typeof typed === 'string') nameCredit(typed);
  };
  const nameBeforeLeaving = useEffectEvent(name);
  useEffect(() => {
    // A page that is put away takes the focus from no field.
    const handleVisibility = () => nameBeforeLeaving();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
  const undescribed = desk.records?.filter(isUndescribed) ?? [];
  const [first] = waiting;
  const sending = first && desk.queue.stateOf(first.record);
  return (
    <form
      ref={form}
      className="upload"
      noValidate
      aria-label={t('pictures')}
      onBlur={name}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        name();
      }}
    >
      <p className="upload-hint dim">
        {t('pictures-hint', { size: formatSize(locale, largestPicture) })}{' '}
        <span className="drop">{t('drop')}</span>
      </p>
      <div className="queue-status">
        <p role="status">
          {[
            failed.length > 0 && t('status-failed', { count: failed.length }),
            sending &&
              t(sending === 'sending' ? 'status-sending' : `save-${sending}`, { count: waiting.length }),
            undescribed.length > 0 && t('status-pending', { count: undescribed.length }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {undescribed[0] && (
          <a className="link" href={addressOf('pictures', undescribed[0].id)}>
            {t('picture-describe')}
          </a>
        )}
      </div>
      {/* Hidden, not removed: the next pictures are often by the same person. */}
      <div className="batch-credit" hidden={!asksForCredit}>
        <FormField
          name={creditField}
          labelKey="credit"
          t={t}
          hint="credit-hint"
          maxLength={longestCredit}
          defaultValue={credit}
        />
      </div>
      {waiting.length + failed.length > 0 && (
        <ul role="list" aria-label={t('queue')}>
          {[...failed, ...waiting].map((each) => {
            if ('refusal' in each)
              return (
                <ChosenPicture
                  key={each.change.id}
                  change={each.change}
                  state={t('state-failed', { reason: reasonOf(each, t) })}
                  actions={[
                    ...(canRetry(each) ? ([['retry', () => void retry(each)]] as const) : []),
                    ['remove', () => remove(each)],
                  ]}
                />
              );
            const progress = pictureUploads.progressOf(each.id);
            return (
              <ChosenPicture
                key={each.id}
                change={each}
                share={progress?.share ?? 0}
                state={stateText(progress, desk.queue.stateOf(each.record), locale, t)}
                actions={[['cancel', () => cancel(each)]]}
              />
            );
          })}
        </ul>
      )}
    </form>
  );
}
