import { useState } from 'react';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import { locales, type Locale } from '../../../config/locales.ts';
import { ApiProblem } from '../../../lib/browser/http.ts';
import { recently } from '../../../lib/dates/dates.ts';
import type { Attention } from '../../../records/built/attention.ts';
import type { Translate } from '../../kit/translate.ts';
import { isAwaited, orderState } from './htmlState.ts';

interface Props {
  answer: Attention;
  locale: Locale;
  t: Translate;
  /** Orders a build; returns the error of a failed order. */
  onOrder: () => Promise<unknown>;
}

/** The age of the HTML, which search engines and visitors without JavaScript see, what has changed since, and how the next build stands. */
export default function HtmlLine({ answer, locale, t, onOrder }: Props) {
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const now = new Date();
  const state = orderState(answer, now);
  const { builtAt, differences, canRebuild } = answer;
  const list = new Intl.ListFormat(locales[locale].tag).format(differences.map((name) => t(`html-${name}`)));
  const order = async () => {
    setSending(true);
    const error = await onOrder();
    setFailure(error instanceof ApiProblem && error.title ? error.title : error ? t('change-failed') : '');
    setSending(false);
  };
  return (
    <section className="html-line" aria-label={t('html')}>
      <p>
        {t('html-age', { time: recently(locale, new Date(builtAt), now) })}{' '}
        {list ? t('html-since', { list }) : t('html-current')}
      </p>
      <p role="status">{failure || (state ? t(`html-${state}`) : '')}</p>
      {canRebuild && list && !isAwaited(answer, now) && (
        <PrimaryButton labelKey="html-order" t={t} disabled={isSending} onClick={() => void order()} />
      )}
    </section>
  );
}
