import { useState, type ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import TextFields from './TextFields.tsx';
import { isOnPage, keyOf, nameKey, partKey, textKind } from './textKind.ts';
import TextList from './TextList.tsx';
import TextPreview from './TextPreview.tsx';
import { useFacts } from './useFacts.ts';

/** The texts of the page: a list by its parts, and the form of each, with a preview in each language. */
export default function TextScreens(props: OwnScreensProps) {
  const { editedPage, t } = useDesk();
  const [search, setSearch] = useState('');
  return (
    <OwnScreens
      {...props}
      kind={textKind}
      nameOf={({ id }) => t(nameKey(id))}
      list={({ desk }) => <TextList {...{ desk, search }} onSearch={setSearch} />}
      form={({ draftKey }) => {
        const textKey = keyOf(draftKey);
        return (
          textKey && {
            crumb: `${t('texts')} › ${t(partKey(textKey))}`,
            heading: t(nameKey(draftKey)),
            fields: (form) => (
              <>
                <WithFacts>
                  {(facts) => (
                    <>
                      <TextFields {...{ form, facts, textKey }} />
                      <TextPreview {...{ facts, textKey, values: form.values }} />
                    </>
                  )}
                </WithFacts>
                {editedPage !== undefined && isOnPage(textKey) && (
                  <p>
                    <a className="link" href={`${editedPage}#${draftKey}`}>
                      {t('text-on-page')}
                    </a>
                  </p>
                )}
              </>
            ),
          }
        );
      }}
    />
  );
}

/** The facts are asked for whenever a form opens. */
const WithFacts = ({ children }: { children: (facts: ReturnType<typeof useFacts>) => ReactNode }) =>
  children(useFacts());
