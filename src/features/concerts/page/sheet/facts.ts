import type { Concert } from '../../../../records/concert.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { hyphenated } from '../../../../lib/typography/hyphenated.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { cityOfTimes, nightOf, noteOf } from '../../ticket/ticketContent.ts';
import { accessFact } from '../access/access.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { placeOf, placeText, priceText, shopOf, struckTime } from './factTexts.ts';

/** The rows of facts, the evening first and in its order. A row without content is absent. */
export function facts(shown: ShownConcert, context: PageContext): Markup {
  const { locale, t } = context;
  const { concert } = shown;
  const { doors, support, note } = concert;
  const price = priceText(concert, context);
  const words = noteOf(note, locale);
  const row = (term: string, value: Markup | undefined) =>
    value &&
    markup`
      <div>
        <dt>${term}</dt>
        ${value}
      </div>`;
  const lang = words?.lang !== undefined && markup` lang="${words.lang}"`;
  const acts = support?.map((name) => markup`<li>${hyphenated(name, 12)}</li>`);
  return markup`
    <dl class="facts">
      ${doors !== undefined && row(t('concert:doors'), markup`<dd>${clock(doors, shown, context)}</dd>`)}
      ${row(t('concert:support'), acts && markup`<dd><ul role="list">${acts}</ul></dd>`)}
      ${row(t('concert:begins'), beginning(shown, context))}
      ${row(t('concert:where'), place(shown, context))}
      ${price !== undefined && row(t('concert:price'), markup`<dd>${price}</dd>`)}
      ${row(t('live:tickets'), refund(concert, context))}
      ${row(t('concert:note'), words && markup`<dd class="note"${lang}>${words.text}</dd>`)}
      ${row(t('concert:access'), accessFact(shown, context))}
    </dl>`;
}

/** Where those who have tickets of a cancelled concert get their money: at the shop that sold them. The band cannot promise more. */
function refund({ status, price, ticketUrl }: Concert, { t }: PageContext): Markup | undefined {
  if (status !== 'cancelled' || (price ?? ticketUrl) === undefined) return undefined;
  const shop =
    ticketUrl !== undefined &&
    markup`
      <br>
      <a href="${ticketUrl}" rel="noopener">${t('concert:shop', { shop: shopOf(ticketUrl) })}</a>`;
  return markup`<dd>${t('concert:money-back')}${shop}</dd>`;
}

/** A time as large figures; struck through where the concert does not take place then. */
function clock(instant: string, { concert }: ShownConcert, { locale, t }: PageContext): Markup {
  const time = clockTime(locale, new Date(instant), concert.timeZone);
  return markup`<b class="clock">${takesPlace(concert) ? time : struckTime(time, concert, t)}</b>`;
}

/** The beginning and the end, with the night and the city of the times where they are not those of the list's day. */
function beginning(shown: ShownConcert, context: PageContext): Markup {
  const { concert } = shown;
  const { locale, t } = context;
  const { date, doors, end, timeUnknown, timeZone } = concert;
  const city = timeUnknown && !doors ? undefined : cityOfTimes(concert, locale);
  const until =
    end !== undefined &&
    takesPlace(concert) &&
    markup` <small>${t('concert:until', { time: clockTime(locale, new Date(end), timeZone) })}</small>`;
  const remarks = [
    nightOf(concert, locale, t),
    city === undefined ? undefined : t('live:local-time', { city }),
  ].filter((text) => text !== undefined);
  const remark = remarks.length > 0 && markup`<span class="dim">${remarks.join(', ')}</span>`;
  return markup`
    <dd>
      ${timeUnknown ? t('concert:begins-later') : clock(date, shown, context)}
      ${until}
      ${remark}
    </dd>`;
}

/** Name, address, map and a button that copies both. Without script the address can be selected. */
function place(shown: ShownConcert, { locale, t }: PageContext): Markup | undefined {
  const found = placeOf(shown, locale);
  if (!found) return undefined;
  const { name, address, map } = found;
  const website = shown.venue?.website;
  const tools =
    map !== undefined &&
    shown.concert.status !== 'cancelled' &&
    markup`
      <span class="ways unprinted">
        <a href="${map}">${t('concert:map')}</a>
        ${' '}
        <button class="underlined scripted" type="button"
          data-copy="${placeText(found)}"
          data-copied="${t('concert:address-copied')}"
          data-failed="${t('concert:address-failed')}">
          ${t('concert:copy-address')}
        </button>
        ${' '}
        <span role="status"></span>
      </span>`;
  const label = hyphenated(name, 12);
  return markup`
    <dd>
      ${website === undefined ? label : markup`<a href="${website}">${label}</a>`}
      ${address !== undefined && markup`<br><span class="dim">${address}</span>`}
      ${tools}
    </dd>`;
}
