import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { BandText } from '../../../../records/band/textRecord.ts';
import OwnForm from '../own/OwnForm.tsx';
import type { OwnFormProps } from '../own/OwnScreens.tsx';
import TextFields from './TextFields.tsx';
import { isOnPage, keyOf, nameKey, partKey, textKind } from './textKind.ts';
import TextPreview from './TextPreview.tsx';
import { useFacts } from './useFacts.ts';

/** Writes one text in each language, with a preview of both. */
export default function TextForm(props: OwnFormProps<typeof textKind.fields, BandText>) {
  const { draftKey } = props;
  const { editedPage, t } = useDesk();
  const facts = useFacts();
  const textKey = keyOf(draftKey);
  if (!textKey) return null;
  return (
    <OwnForm
      {...props}
      kind={textKind}
      crumb={`${t('texts')} › ${t(partKey(textKey))}`}
      heading={t(nameKey(draftKey))}
    >
      {(form) => (
        <>
          <TextFields {...{ form, facts, textKey }} />
          <TextPreview {...{ facts, textKey, values: form.values }} />
          {editedPage !== undefined && isOnPage(textKey) && (
            <p>
              <a className="link" href={`${editedPage}#${draftKey}`}>
                {t('text-on-page')}
              </a>
            </p>
          )}
        </>
      )}
    </OwnForm>
  );
}
