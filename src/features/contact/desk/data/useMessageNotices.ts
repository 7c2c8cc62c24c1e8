import { useChangeNotices } from '../../../../desk/kit/records/useChangeNotices.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { shortDate } from '../../../../lib/dates/dates.ts';
import type { ListedMessage } from '../../../../records/contact/contactMessage.ts';
import { personFile, saveFile } from './saveFile.ts';
import type { MessageNote, MessagesDesk } from './useMessages.ts';
import { expiryOf } from './words.ts';

/** Changes of one tap, each with a notice about its result and a way to undo it. No visitor sees any of them. */
export function useMessageNotices(desk: MessagesDesk) {
  const { locale, t } = useDesk();
  const { notice, setNotice, dismiss, undo, attempt } = useChangeNotices();

  /** Notes something on a message; `textKey` names the sentence about it. */
  const change = async (message: ListedMessage, sent: MessageNote, textKey: TextKey) => {
    const result = await attempt(desk.patch(message, sent));
    if (!result) return;
    const { answered, kept } = message;
    const before = 'kept' in sent ? { kept } : { answered };
    setNotice({
      text: t(textKey, { day: shortDate(locale, expiryOf(message), '') }),
      detail: result.waits ? t('change-waits') : '',
      actions: [undo(message.id, () => takeBack(result.record, before))],
    });
  };
  const takeBack = async (message: ListedMessage, before: MessageNote) => {
    const result = await attempt(desk.patch(message, before), { undoes: true });
    if (result) setNotice({ text: t('undone'), detail: result.waits ? t('change-waits') : '' });
  };
  const restore = async ({ id, name }: Pick<ListedMessage, 'id' | 'name'>): Promise<boolean> => {
    const result = await attempt(desk.restore(id), { undoes: true });
    if (result) setNotice({ text: t('restored', { name }), detail: result.waits ? t('change-waits') : '' });
    return result !== undefined;
  };

  return {
    ...{ notice, dismiss, change, restore },
    remove: async (message: ListedMessage) => {
      const result = await attempt(desk.remove(message));
      if (result)
        setNotice({
          text: t('deleted-now', { name: message.name }),
          detail: t(result.waits ? 'change-waits' : 'hint-delete'),
          actions: [undo(message.id, () => restore(message))],
        });
    },
    /** Saves everything of a person as a file. Returns what is in it; undefined after a failure. */
    savePerson: async ({ email }: ListedMessage) => {
      const messages = await attempt(desk.listOfPerson(email));
      if (messages) saveFile(`${email}.json`, personFile(email, messages, new Date()));
      return messages;
    },
    /** Returns whether nothing is left of a person. */
    erase: async ({ email }: ListedMessage, ids: readonly string[]): Promise<boolean> => {
      const result = await attempt(desk.erase(email, ids));
      if (result) setNotice({ text: t('person-erased', { email }) });
      return result !== undefined;
    },
  };
}
