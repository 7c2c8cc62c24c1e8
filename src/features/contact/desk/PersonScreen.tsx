import { useState } from 'react';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import type { Locale } from '../../../config/locales.ts';
import FormActions from '../../../desk/kit/form/FormActions.tsx';
import FormHead, { Subheading } from '../../../desk/kit/form/FormHead.tsx';
import type { DeletedList } from '../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { Translate } from '../../../desk/kit/translate.ts';
import type { DeletedMessage, ListedMessage } from '../../../records/contact/contactMessage.ts';
import { personFile, saveFile } from './data/saveFile.ts';
import { arrival, isSamePerson } from './data/words.ts';

interface Props {
  /** The message that the screen was opened from. */
  message: ListedMessage;
  messages: readonly ListedMessage[];
  deleted: DeletedList<DeletedMessage>;
  locale: Locale;
  t: Translate;
  onErase: (ids: readonly string[]) => Promise<void>;
}

/** Everything that the inbox holds of one sender, deleted messages too: as a file, and far below its deletion for good. */
export default function PersonScreen({ message, messages, deleted, locale, t, onErase }: Props) {
  const { id, name, email } = message;
  const [isErasing, setErasing] = useState(false);
  const own = [...messages, ...(deleted.records ?? [])].filter((each) => isSamePerson(each.email, email));
  const count = own.length;
  const number = count === 1 ? 'one' : 'more';
  const erase = async () => {
    setErasing(true);
    await onErase(own.map((each) => each.id));
    setErasing(false);
  };
  return (
    <>
      <FormHead crumb={name} heading={t('person')} />
      {!deleted.records && <p role="status">{t(deleted.hasFailed ? 'messages-failed' : 'wait')}</p>}
      {deleted.records && (
        <>
          <p className="lead">{t(`person-${number}`, { email, count })}</p>
          <ul className="person-rows" role="list">
            {own.map((each) => (
              <li key={each.id}>
                <span className="excerpt">{each.message}</span>
                <span className="dim">
                  {'deleted' in each && `${t('person-deleted')}, `}
                  {arrival(locale, new Date(each.received), new Date())}
                </span>
              </li>
            ))}
          </ul>
          <div className="person-file">
            <PrimaryButton
              labelKey="person-file"
              t={t}
              onClick={() => saveFile(`${email}.json`, personFile(email, own, new Date()))}
            />
          </div>
          <p className="dim">{t('person-file-text')}</p>
          <div className="person-erase">
            <Subheading>{t('person-erase')}</Subheading>
            <p>{t(`person-erase-text-${number}`, { count })}</p>
            <button className="link" type="button" disabled={isErasing} onClick={() => void erase()}>
              {t(`person-erase-${number}`, { count })}
            </button>
          </div>
        </>
      )}
      <FormActions back={addressOf('messages', id)} t={t} />
    </>
  );
}
