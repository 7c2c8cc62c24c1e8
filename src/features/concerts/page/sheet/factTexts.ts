import { encodePart } from '../../../../config/encodePart.ts';
import { locales, type Locale } from '../../../../config/locales.ts';
import { homeCountry } from '../../../../config/site.ts';
import type { Concert } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import { formatMoney } from '../../../../lib/i18n/formats.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { isOver } from '../evening.ts';
import { townName } from '../../../../lib/i18n/townName.ts';

/** "22 €", "22 € bis 28 €" */
export function amountText(
  { from, to = from, currency }: NonNullable<Concert['price']>,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
): string {
  const amounts = { from: formatMoney(locale, from, currency), to: formatMoney(locale, to, currency) };
  return from === to ? amounts.from : t('concert:price-range', amounts);
}

/** The price in words; in the past tense once there are no tickets. A cancelled concert has none. */
export function priceText(concert: Concert, context: PageContext): string | undefined {
  const { price, status, free } = concert;
  const { t, now } = context;
  if (status === 'cancelled') return undefined;
  if (free) return t('concert:price-free');
  if (!price) return undefined;
  const text = amountText(price, context);
  return status === 'soldOut' || isOver(concert, now) ? t('concert:price-was', { price: text }) : text;
}

/** "tickets.example.com": the shop that a link leads to. */
export const shopOf = (ticketUrl: string): string => new URL(ticketUrl).host.replace(/^www\./, '');

/** A time at which the concert does not begin. Screen readers do not tell a line through a text, so the state stands before it. */
export const struckTime = (time: string, { status }: Concert, t: PageContext['t']): Markup =>
  markup`
    <s>
      <span class="visually-hidden">${t(`live:status-${status}`)}: </span>
      ${time}
    </s>`;

/** "Uferzeile 12, 1020 Wien, Deutschland": the country only where it is not the band's. British codes stand behind the town. */
function addressText({ street, postalCode, city, country }: Venue, locale: Locale): string {
  const name = townName(city, locale);
  const parts = country === 'GB' ? [name, postalCode] : [postalCode, name];
  const town = parts.filter(Boolean).join(' ');
  const abroad =
    country !== homeCountry && new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(country);
  return [street, town, abroad].filter(Boolean).join(', ');
}

interface Place {
  name: string;
  address?: string | undefined;
  /** Address of a map; a city alone has none. */
  map?: string;
}

/** The place of a concert; `undefined` where the record has none. */
export function placeOf({ concert, venue }: ShownConcert, locale: Locale): Place | undefined {
  const name = venue?.name ?? concert.venue;
  const address = venue ? addressText(venue, locale) : townName(concert.city, locale);
  if (name === undefined) return address === undefined ? undefined : { name: address };
  const query = encodePart(placeText({ name, address }));
  return { name, address, map: `https://www.openstreetmap.org/search?query=${query}` };
}

/** "Kulturhalle am Kanal, Uferzeile 12, 1020 Wien": a place as one line, for maps, calendars and the clipboard. */
export const placeText = ({ name, address }: Pick<Place, 'name' | 'address'>): string =>
  [name, address].filter(Boolean).join(', ');
