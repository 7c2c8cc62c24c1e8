import { locales, type Locale } from '../../../config/locales.ts';
import { site } from '../../../config/site.ts';
import type { Concert } from '../../../records/concert.ts';
import { noteIn, takesPlace } from '../../../records/concertRules.ts';
import { clockTime, longDate } from '../../../lib/dates/dates.ts';
import { eveningOf } from '../../../lib/dates/localTime.ts';
import { moveOf } from '../../../lib/dates/moves.ts';
import type { PageContext, ShownConcert } from '../page/context.ts';
import { withStatus } from '../page/pageTexts.ts';
import { amountText, placeOf, placeText } from '../page/sheet/factTexts.ts';

/** Name, place and description of an event: the same in a file and in the links to other calendars. `url` is the concert's page. */
export function eventTexts(
  shown: ShownConcert,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
  url: string,
): Record<'summary' | 'location' | 'description', string> {
  const { concert } = shown;
  const place = placeOf(shown, locale);
  return {
    // Some calendars do not show the status of an event, so its name says it too.
    summary: withStatus(`${site.artist}: ${concert.name}`, concert, t),
    location: place ? placeText(place) : '',
    description: descriptionOf(concert, locale, t, url),
  };
}

/** The lines below an event. Many calendars do not show its `URL`, so the page's address is the last line. */
function descriptionOf(concert: Concert, locale: Locale, t: PageContext['t'], url: string): string {
  const { doors, support, note, access, ticketUrl, timeZone, status } = concert;
  const names = new Intl.ListFormat(locales[locale].tag);
  return [
    movedFrom(concert, locale, t),
    concert.timeUnknown && capitalize(t('live:begins-unknown')),
    doors && capitalize(t('live:doors', { time: clockTime(locale, new Date(doors), timeZone) })),
    support && `${t('concert:support')}: ${names.format(support)}`,
    entryOf(concert, locale, t),
    noteIn(note, locale)?.text,
    access && `${t('live:access')}: ${access[locale]}`,
    ticketUrl && status === 'planned' && `${t('live:tickets')}: ${ticketUrl}`,
    url,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The former day or hour of a concert that takes place. */
function movedFrom(concert: Concert, locale: Locale, t: PageContext['t']): string | undefined {
  const { date, previousDate = date, timeZone } = concert;
  const former = new Date(previousDate);
  const move = takesPlace(concert) && moveOf(concert);
  if (!move) return undefined;
  if (move === 'day')
    return t('calendar:moved', { date: longDate(locale, eveningOf(former, timeZone), timeZone) });
  return `${t('live:new-time')}, ${t('live:former-time', { time: clockTime(locale, former, timeZone) })}`;
}

/** The tickets have these texts within a sentence. */
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Free, sold out, or the price; nothing of a concert that does not take place. */
function entryOf({ status, free, price }: Concert, locale: Locale, t: PageContext['t']): string | undefined {
  if (status === 'soldOut') return t('live:status-soldOut');
  if (status !== 'planned') return undefined;
  if (free) return t('live:free-entry');
  if (!price) return undefined;
  return t('calendar:price', { price: amountText(price, { locale, t }) });
}
