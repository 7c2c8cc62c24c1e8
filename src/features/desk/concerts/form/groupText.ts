import type { Locale } from '../../../../config/locales.ts';
import { longDate } from '../../../../lib/dates/dates.ts';
import type { Translate } from '../../frame/translate.ts';
import type { Group } from '../data/groups.ts';
import { namesIn, type TypedConcert } from '../data/typedConcert.ts';

/** The values of a group in words. */
export function groupText(group: Group, typed: TypedConcert, locale: Locale, t: Translate): string {
  const { date, time, isTimeOpen, season, venue, city, priceFrom, priceTo, noteDe, noteEn } = typed;
  const prices = [priceFrom, priceTo].filter(Boolean).join('–');
  const texts: Record<Group, string> = {
    name: typed.name,
    date: date && longDate(locale, new Date(`${date}T12:00:00Z`)),
    time: isTimeOpen ? t('time-open') : [time, season && t(`concert-${season}`)].filter(Boolean).join(', '),
    venue: [venue, city].filter(Boolean).join(', '),
    doors: typed.doors,
    end: typed.end,
    support: namesIn(typed.support).join(', '),
    price: prices && `${prices} €`,
    tickets: typed.ticketUrl,
    note: [noteDe, noteEn].filter(Boolean).join(' / '),
    status:
      typed.status === 'planned'
        ? t(typed.previousDate ? 'stamp-moved' : 'stamp-planned')
        : t(`stamp-${typed.status}`),
  };
  return texts[group] || t('empty');
}
