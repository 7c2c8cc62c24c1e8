import { useState } from 'react';
import { useDesk } from '../../kit/deskContext.ts';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import { buildsOfPlan, fewBuilds, mayBuildAlone } from '../../../records/built/builds.ts';
import { locales } from '../../../config/locales.ts';
import { ApiProblem } from '../../../lib/browser/http.ts';
import { recently } from '../../../lib/dates/dates.ts';
import { builtKinds, kinds } from '../../../records/kinds.ts';
import { isAwaited, type useAttention } from './useAttention.ts';

interface Props {
  attention: ReturnType<typeof useAttention>;
}

const isBuilt = (name: string): boolean => builtKinds.some((kind) => kinds[kind].collection === name);

/** The age of the HTML, which search engines and visitors without JavaScript see, what has changed since, and where the next build stands. */
export default function HtmlLine({ attention: { answer, failure, order } }: Props) {
  const { locale, t } = useDesk();
  const [isSending, setSending] = useState(false);
  /** The error of the last order. */
  const [refusal, setRefusal] = useState<unknown>();
  const send = async () => {
    setSending(true);
    setRefusal(await order());
    setSending(false);
  };
  if (!answer) return failure !== undefined && <p className="html-line">{t('html-unknown')}</p>;
  const { builtAt, differences, unread, canRebuild, buildsLeft: left, order: state } = answer;
  // A hook without a limit is one of this machine, where nothing runs at night. Its next build reads the stores.
  const isLocal = canRebuild && left === null;
  const isNightly = left !== null && mayBuildAlone(left);
  const listOf = (names: typeof differences) =>
    new Intl.ListFormat(locales[locale].tag).format(names.map((name) => t(`html-${name}`)));
  // The date changes every day, also where the band has changed nothing.
  const list = differences.some((name) => name !== 'date') ? listOf(differences) : '';
  // After a later change the new version is not the newest, and without one nothing is missing.
  const shownState = state !== (list ? 'online' : 'failed') && state;
  const reason = refusal instanceof ApiProblem ? refusal.title : refusal !== undefined && t('html-unsent');
  return (
    <section className="html-line" aria-label={t('html')}>
      <p>
        {t('html-age', { time: recently(locale, new Date(builtAt), new Date()) })}{' '}
        {unread.length > 0 && t('html-unread', { list: listOf(unread) })}{' '}
        {list ? t('html-since', { list }) : unread.length === 0 && t('html-current')}{' '}
        {list && t(!canRebuild ? 'html-next' : isNightly ? 'html-nightly' : 'html-by-hand')}{' '}
        {list && t(differences.some(isBuilt) ? 'html-unshown' : 'html-shown')}
      </p>
      {left !== null && (
        <p>
          {t(left > 0 ? 'html-left' : 'html-spent', { count: left, most: buildsOfPlan })}{' '}
          {left <= fewBuilds && t('html-few')}
        </p>
      )}
      <p role="status">
        {(!isAwaited(state ?? undefined) && reason) || (shownState && t(`html-${shownState}`))}
      </p>
      {canRebuild && (list || (isLocal && unread.length > 0)) && !isAwaited(state) && (
        <PrimaryButton labelKey="html-order" t={t} disabled={isSending} onClick={() => void send()} />
      )}
    </section>
  );
}
