import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { concertKind, type ConcertFormProps } from '../data/concertKind.ts';
import { listAddress } from '../route.ts';
import { dateInWords } from '../list/description.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import { tellingNotes } from './notes.ts';
import TicketPreview from './TicketPreview.tsx';

const cancelled = { status: 'cancelled' } as const;

/** Cancels a concert, after saying what visitors then see. */
export default function CancelForm(props: ConcertFormProps) {
  const { locale, t } = useDesk();
  const { initial, base } = props;
  const form = useRecordForm(concertKind, props);
  return (
    <DraftForm
      crumb={`${initial.name}, ${dateInWords(initial, locale, t)}`}
      heading={t('action-cancel')}
      form={form}
      step={cancelled}
      back={listAddress(base)}
      sendLabel={t('cancel-send')}
    >
      <p className="lead">{t('cancel-question')}</p>
      <ul className="consequences" role="list">
        {(['cancel-page', 'cancel-calendar', 'cancel-address'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <FieldLines form={form} {...tellingNotes(t, 'cancel-note-hint')} />
      <p>
        {t('cancel-instead')}{' '}
        <a className="link" href={addressOf('concerts', base?.id ?? '', 'move')}>
          {t('cancel-move')}
        </a>
      </p>
      <TicketPreview values={{ ...form.values, ...cancelled }} base={base} />
    </DraftForm>
  );
}
