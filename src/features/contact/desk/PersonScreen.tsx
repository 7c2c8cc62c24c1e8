import { useCallback, useState } from 'react';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import FormActions from '../../../desk/kit/form/FormActions.tsx';
import FormHead, { Subheading } from '../../../desk/kit/form/FormHead.tsx';
import { useReading } from '../../../desk/kit/records/useReading.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { ListedMessage, PersonMessage } from '../../../records/contact/contactMessage.ts';
import { listOfPerson } from './data/useMessages.ts';
import { arrival } from './data/words.ts';

type Messages = readonly PersonMessage[];

interface Props {
  /** The message that the screen was opened from. */
  message: ListedMessage;
  /** The list of the inbox. The person's messages are read again when it changes. */
  messages: readonly ListedMessage[];
  /** Saves a file, and returns what is in it; undefined after a failure. */
  onSave: () => Promise<Messages | undefined>;
  onErase: (ids: readonly string[]) => Promise<void>;
}

/** Everything that the inbox holds of one sender, deleted messages too: as a file, and far below its deletion for good. */
export default function PersonScreen({ message, messages, onSave, onErase }: Props) {
  const { locale, t } = useDesk();
  const { id, name, email } = message;
  const [isErasing, setErasing] = useState(false);
  const read = useCallback(() => listOfPerson(email), [email]);
  const { value: own, hasFailed, setValue } = useReading<Messages>(read, messages);
  const count = own?.length ?? 0;
  const save = async () => {
    const saved = await onSave();
    if (saved) setValue(saved);
  };
  const erase = async () => {
    setErasing(true);
    if (own) await onErase(own.map((each) => each.id));
    setErasing(false);
  };
  return (
    <>
      <FormHead crumb={name} heading={t('person')} />
      {!own && <p role="status">{t(hasFailed ? 'list-failed' : 'wait')}</p>}
      {own && count === 0 && <p className="lead">{t('person-erased', { email })}</p>}
      {own && count > 0 && (
        <>
          <p className="lead">{t('person-messages', { email, count })}</p>
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
            <PrimaryButton labelKey="person-file" t={t} onClick={() => void save()} />
          </div>
          <p className="dim">{t('person-file-text')}</p>
          <div className="person-erase">
            <Subheading>{t('person-erase')}</Subheading>
            <p>{t('person-erase-text', { count })}</p>
            <button className="link" type="button" disabled={isErasing} onClick={() => void erase()}>
              {t('person-erase-all', { count })}
            </button>
          </div>
        </>
      )}
      <FormActions back={addressOf('messages', id)} />
    </>
  );
}
