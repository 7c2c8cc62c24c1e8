import { useCallback } from 'react';
import { useDesk } from '../../deskContext.ts';
import { historyDays } from '../../../../config/stores.ts';
import { recently } from '../../../../lib/dates/dates.ts';
import type { Fields } from '../../../../records/fields.ts';
import FormActions from '../../form/FormActions.tsx';
import FormHead from '../../form/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import RestorableRow from '../../screen/RestorableRow.tsx';
import { isGone } from '../recordCalls.ts';
import type { RecordKind } from '../recordKind.ts';
import { useReading } from '../useReading.ts';
import { stepsOf, type NumberedRecord } from './steps.ts';

interface Props<Table extends Fields, Stored extends NumberedRecord> {
  kind: RecordKind<Table, Stored>;
  id: string;
  /** The version of the list. The history is read again when it changes. */
  present: Stored | undefined;
  /** Stands above the heading. */
  name: string;
  /** Sets a record back to a former version. */
  onTakeBack: (present: Stored, former: Stored) => void;
}

/** Every change of a record in the last 90 days, in words, with the way back to how it was before. */
export default function HistoryScreen<Table extends Fields, Stored extends NumberedRecord>({
  kind,
  id,
  present,
  name,
  onTakeBack,
}: Props<Table, Stored>) {
  const { locale, t } = useDesk();
  const revision = present?.revision;
  // Another revision has another history.
  const read = useCallback(() => kind.calls.history(id), [kind, id]);
  const { value: versions, failure } = useReading(read, revision ?? null);
  const steps = versions && stepsOf(kind, versions, locale, t);
  // The list may be older than the history.
  const newest = versions?.[0];
  return (
    <>
      <FormHead crumb={name || (newest?.record.name ?? '')} heading={t('history-heading')} />
      <p>{t('history-text', { days: historyDays })}</p>
      {newest?.isDeleted && (
        <p>
          <a className="link" href={addressOf(...kind.screen, 'deleted')}>
            {t('deleted-heading')}
          </a>
        </p>
      )}
      <p role="status">
        {!steps && t(isGone(failure) ? 'record-missing' : failure ? 'history-failed' : 'wait')}
        {steps?.length === 0 && t('history-none')}
      </p>
      <ul className="deleted" role="list">
        {steps?.map(({ key, lines, at, former }) => {
          const time = at === undefined ? '' : recently(locale, new Date(at), new Date());
          return (
            <RestorableRow
              key={key}
              lines={lines}
              name={[...lines, time].join(', ')}
              details={[time]}
              onRestore={
                former && newest && !newest.isDeleted ? () => onTakeBack(newest.record, former) : undefined
              }
            />
          );
        })}
      </ul>
      <FormActions back={addressOf(...kind.screen, id)} />
    </>
  );
}
