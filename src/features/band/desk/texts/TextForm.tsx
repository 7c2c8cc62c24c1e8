import { useDesk } from '../../../../desk/kit/deskContext.ts';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import type { BandText } from '../../../../records/band/textRecord.ts';
import { HistoryLink, type OwnFormProps } from '../own/OwnScreens.tsx';
import TextFields from './TextFields.tsx';
import { isOnPage, keyOf, nameKey, partKey, textKind } from './textKind.ts';
import TextPreview from './TextPreview.tsx';
import { useFacts } from './useFacts.ts';

/** Writes one text in each language, with a preview of both. */
export default function TextForm(props: OwnFormProps<typeof textKind.fields, BandText>) {
  const { own, draftKey, base, back } = props;
  const { editedPage, t } = useDesk();
  const facts = useFacts();
  const initial = base ? textKind.toForm(base) : textKind.empty;
  const form = useRecordForm(textKind, { desk: own.desk, draftKey, initial, base });
  const key = keyOf(draftKey);
  if (!key) return null;
  return (
    <DraftForm
      crumb={`${t('texts')} › ${t(partKey(key))}`}
      heading={t(nameKey(draftKey))}
      sendLabel={t('own-save')}
      {...{ form, back }}
    >
      <TextFields {...{ form, facts }} textKey={key} />
      <TextPreview {...{ facts }} textKey={key} values={form.values} />
      {editedPage !== undefined && isOnPage(key) && (
        <p>
          <a className="link" href={`${editedPage}#${draftKey}`}>
            {t('text-on-page')}
          </a>
        </p>
      )}
      {base && <HistoryLink kind={textKind} id={base.id} />}
    </DraftForm>
  );
}
