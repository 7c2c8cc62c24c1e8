import { useEffect, type SubmitEvent } from 'react';
import Dialog from '../../../../components/dialog/Dialog.tsx';
import PrimaryButton from '../../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../../config/locales.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { focusControl } from '../../../../desk/kit/form/focus.ts';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { BandTextKey } from '../../../../records/band/bandTexts.ts';
import type { BandText } from '../../../../records/band/textRecord.ts';
import type { OwnDesk } from '../own/useOwnRecords.ts';
import TextFields from '../texts/TextFields.tsx';
import { keyOf, nameKey, textKind } from '../texts/textKind.ts';
import type { Facts } from '../texts/useFacts.ts';
import type { Mark } from './marks.ts';

interface Props {
  own: OwnDesk<typeof textKind.fields, BandText>;
  /** Path of the desk. */
  desk: string;
  /** Id of the text; undefined while nothing is open. */
  id: string | undefined;
  /** Its place in the page; undefined where it does not stand there now. */
  mark: Mark | undefined;
  facts: (locale: Locale) => Facts;
  onClose: () => void;
}

/** The field of a text, over the page that follows each key. */
export default function PageSheet(props: Props) {
  const { t } = useDesk();
  const { own, id, mark, onClose } = props;
  const key = id === undefined ? undefined : keyOf(id);
  const draft = own.desk.draftList.find((each) => each.key === id);
  const stored = own.desk.records?.find((record) => record.id === id);
  const base = draft?.base ?? stored;
  return (
    <Dialog
      open={key !== undefined}
      onClose={onClose}
      heading={id !== undefined && key && t(nameKey(id))}
      closeLabel={t('close')}
      className="sheet page-sheet"
    >
      {id !== undefined && key && (
        <div className="desk">
          {!mark && <p>{t('page-not-there')}</p>}
          {draft?.present ? (
            <p role="status">{t('record-conflict')}</p>
          ) : base ? (
            <SheetForm key={id} {...props} {...{ id, base }} textKey={key} />
          ) : (
            <p role="status">{t(own.desk.hasFailed ? 'texts-failed' : 'wait')}</p>
          )}
          <a className="link" href={props.desk + addressOf(...textKind.screen, id)}>
            {t('page-at-desk')}
          </a>
        </div>
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'id'> & { id: string; base: BandText; textKey: BandTextKey };

function SheetForm({ own: { desk }, id, base, textKey, mark, facts, onClose }: FormProps) {
  const { locale, t } = useDesk();
  const form = useRecordForm(textKind, { desk, draftKey: id, initial: textKind.toForm(base), base });
  const first = form.idOf(locale);
  useEffect(() => focusControl(first), [first]);
  const send = async () => {
    const wrong = form.isDirty ? await form.submit() : undefined;
    if (wrong) focusControl(form.idOf(wrong));
    // A refused text is a draft again.
    else if (!desk.drafts.find(id)) onClose();
  };
  return (
    <form
      noValidate
      aria-label={t(nameKey(id))}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextFields {...{ form, textKey, facts }} />
      {mark?.isDrawn && <p className="dim">{t('page-drawn')}</p>}
      {(form.isDirty || form.undo) && (
        <button className="link" type="button" onClick={form.undo ?? form.discard}>
          {t(form.undo ? 'undo' : 'draft-discard')}
        </button>
      )}
      <p role="status">{form.status}</p>
      <PrimaryButton labelKey="page-done" t={t} type="submit" />
    </form>
  );
}
