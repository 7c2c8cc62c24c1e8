import { useState } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { ApiProblem, Unreachable } from '../../../lib/browser/http.ts';
import { delayText } from '../../../lib/i18n/formats.ts';
import type { NoticeText } from '../screen/Notice.tsx';
import type { Translate } from '../translate.ts';
import { isGone } from './recordCalls.ts';

/** A record and its name in words. */
export interface Named {
  id: string;
  name: string;
}

type Result = Promise<{ delay: string | null } | { error: unknown }>;

/** The notice about the last change, and the changes that every kind of record has. */
export function useChangeNotices(locale: Locale, t: Translate) {
  const [notice, setNotice] = useState<NoticeText>();
  const detail = (delay: string | null) => (delay === null ? t('site-shows') : delayText(delay, locale, t));
  /** Takes a change of the record `id` back. */
  const undo = (id: string, run: () => unknown) => ({ label: t('undo'), row: id, run: () => void run() });
  const showFailure = (error: unknown) => {
    const reason = error instanceof ApiProblem && error.status !== 412 ? error.title : '';
    if (isGone(error)) setNotice({ text: t('change-gone') });
    else setNotice({ text: reason || t(error instanceof Unreachable ? 'change-offline' : 'change-failed') });
  };

  /** Returns whether the record is back. `later` says when visitors will see it, where they do not see it now. */
  const restore = async (
    from: { restore: (id: string) => Result },
    { id, name }: Named,
    later = '',
  ): Promise<boolean> => {
    const result = await from.restore(id);
    if ('error' in result) {
      showFailure(result.error);
      return false;
    }
    setNotice({ text: t('restored', { name }), detail: later || detail(result.delay) });
    return true;
  };
  const remove = async <Stored extends { id: string }>(
    from: { remove: (record: Stored) => Result; restore: (id: string) => Result },
    record: Stored,
    name: string,
    later = '',
  ) => {
    const result = await from.remove(record);
    if ('error' in result) showFailure(result.error);
    else
      setNotice({
        text: t('deleted-now', { name }),
        detail: later ? '' : detail(result.delay),
        actions: [undo(record.id, () => restore(from, { id: record.id, name }, later))],
      });
  };
  return { notice, setNotice, detail, undo, showFailure, restore, remove };
}
