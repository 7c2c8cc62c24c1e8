import { useRef, useState } from 'react';
import { useDesk } from '../deskContext.ts';
import { ApiProblem, Unreachable } from '../../../lib/browser/http.ts';
import { delayText } from '../../../lib/i18n/formats.ts';
import type { NoticeText } from '../screen/Notice.tsx';
import { isGone } from './recordCalls.ts';
import type { Made, Refusal } from '../changes/useChanges.ts';

/** A record and its name in words. */
export interface Named {
  id: string;
  name: string;
}

type Result = Promise<Made<unknown>>;

/** Keys of the sentences on a refusal without one of its own. */
const ends = {
  gone: 'change-gone',
  conflict: 'change-overtaken',
  invalid: 'change-failed',
  failed: 'change-failed',
} as const;

/** Time after which the notice says that a change is on its way, in milliseconds: an answer usually comes sooner. */
const slowMs = 1000;

/** The notice about the last change, and the changes that every kind of record has. */
export function useChangeNotices() {
  const { locale, t } = useDesk();
  const [notice, setNotice] = useState<NoticeText>();
  /** The end of the change that the notice says to wait. */
  const waiting = useRef<Promise<unknown>>(undefined);
  /** When visitors see a change; or that it waits for a network. */
  const detail = (delay: string | null, waits = false) =>
    waits ? t('change-waits') : delay === null ? t('site-shows') : delayText(delay, locale, t);
  /** Takes a change of the record `id` back. */
  const undo = (id: string, run: () => unknown) => ({ label: t('undo'), row: id, run: () => void run() });
  const showFailure = (error: unknown) => {
    const reason = error instanceof ApiProblem && error.status !== 412 ? error.title : '';
    if (isGone(error)) setNotice({ text: t('change-gone') });
    else setNotice({ text: reason || t(error instanceof Unreachable ? 'change-offline' : 'change-failed') });
  };

  /** `late` names the record of a change that had waited. */
  const showRefusal = (refusal: Refusal, late?: string) => {
    const failed = refusal.kind === 'failed' ? refusal.reason : '';
    const reason = refusal.kind === 'invalid' ? (refusal.errors[0]?.sentence ?? '') : failed;
    const text = reason || t(ends[refusal.kind]);
    setNotice(late === undefined ? { text } : { text: t('change-late', { name: late }), detail: reason });
  };

  /**
   * Waits for a change, and says so where it takes long. Tells a failure, and returns undefined after it. The former notice goes first, so that
   * its way back is not taken for the one of this change; a change that was begun in the notice leaves it there.
   */
  const attempt = async <Done extends object>(
    change: Promise<Done | { error: unknown } | { refusal: Refusal }>,
    { undoes = false } = {},
  ): Promise<Done | undefined> => {
    if (!undoes) setNotice(undefined);
    const onItsWay: NoticeText = { text: t('wait') };
    const timer = setTimeout(setNotice, slowMs, onItsWay);
    const result = await change;
    clearTimeout(timer);
    setNotice((shown) => (shown === onItsWay ? undefined : shown));
    const ended = 'ended' in result && result.ended instanceof Promise ? result.ended : undefined;
    waiting.current = ended;
    void ended?.then(() => {
      if (waiting.current === ended)
        setNotice((now) => (now?.detail === t('change-waits') ? { ...now, detail: t('site-shows') } : now));
    });
    if ('refusal' in result) showRefusal(result.refusal);
    else if ('error' in result) showFailure(result.error);
    else return result;
    return undefined;
  };

  /** Returns whether the record is back. `later` says when visitors will see it, where they do not see it now. */
  const restore = async (
    from: { restore: (id: string) => Result },
    { id, name }: Named,
    later = '',
  ): Promise<boolean> => {
    const result = await attempt(from.restore(id), { undoes: true });
    if (result)
      setNotice({
        text: t('restored', { name }),
        detail: (!result.waits && later) || detail(result.delay, result.waits),
      });
    return result !== undefined;
  };
  const remove = async <Stored extends { id: string }>(
    from: { remove: (record: Stored) => Result; restore: (id: string) => Result },
    record: Stored,
    name: string,
    later = '',
  ) => {
    const result = await attempt(from.remove(record));
    if (result)
      setNotice({
        text: t('deleted-now', { name }),
        detail: later && !result.waits ? '' : detail(result.delay, result.waits),
        actions: [undo(record.id, () => restore(from, { id: record.id, name }, later))],
      });
  };
  const dismiss = () => setNotice(undefined);
  return { notice, setNotice, dismiss, detail, undo, showFailure, showRefusal, attempt, restore, remove };
}
