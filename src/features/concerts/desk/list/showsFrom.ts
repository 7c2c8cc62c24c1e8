import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../records/concert.ts';
import { isAnnounced } from '../../../../records/concertRules.ts';
import { clockTime, shortDay } from '../../../../lib/dates/dates.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';

/** "Zeigt sich ab Fr., 12. März, 18:00" in the venue's clock time; empty once visitors see the concert. */
export function showsFrom(
  { showFrom, timeZone }: Pick<Concert, 'showFrom' | 'timeZone'>,
  locale: Locale,
  t: Translate,
): string {
  if (showFrom === undefined || isAnnounced({ showFrom })) return '';
  const date = new Date(showFrom);
  const time = [shortDay, clockTime].map((words) => words(locale, date, timeZone)).join(', ');
  return t('shows-from', { time });
}
