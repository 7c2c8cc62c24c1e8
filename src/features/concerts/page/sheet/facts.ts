import { takesPlace } from '../../../../records/concertRules.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { cityOfTimes, nightOf, noteOf } from '../../ticket/ticketContent.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { placeOf, priceText } from './factTexts.ts';

/** The rows of facts. A row without content is absent. */
export function facts(shown: ShownConcert, context: PageContext): Markup {
  const { locale, t } = context;
  const { support, note, access } = shown.concert;
  const row = (term: string, value: string | Markup | undefined) =>
    value === undefined
      ? []
      : [markup`<div><dt>${term}</dt>${value instanceof Markup ? value : markup`<dd>${value}</dd>`}</div>`];
  const plain = (words: ReturnType<typeof noteOf>) =>
    words &&
    markup`<dd class="note"${words.lang !== undefined && markup` lang="${words.lang}"`}>${words.text}</dd>`;
  return markup`<dl class="facts">${[
    ...row(t('concert:when'), clocks(shown, context)),
    ...row(t('concert:where'), place(shown, context)),
    ...row(
      t('concert:support'),
      support && markup`<dd><ul role="list">${support.map((name) => markup`<li>${name}</li>`)}</ul></dd>`,
    ),
    ...row(t('concert:price'), priceText(shown.concert, context)),
    ...row(t('concert:note'), plain(noteOf(note, locale))),
    ...row(t('concert:access'), plain(access && { text: access[locale] })),
  ]}</dl>`;
}

/** Beginning, doors and end as large figures; struck through where the concert does not take place then. */
function clocks({ concert }: ShownConcert, { locale, t }: PageContext): Markup {
  const { date, doors, end, timeUnknown, timeZone } = concert;
  const city = timeUnknown && !doors ? undefined : cityOfTimes(concert);
  const clock = (label: string, instant: string) => {
    const time = clockTime(locale, new Date(instant), timeZone);
    return markup`<span><small>${label}</small> <b>${takesPlace(concert) ? time : markup`<s>${time}</s>`}</b></span>`;
  };
  const remarks = [
    nightOf(concert, locale, t),
    city === undefined ? [] : t('live:local-time', { city }),
  ].flatMap((text) => text ?? []);
  return markup`<dd><span class="clocks">${[
    timeUnknown ? markup`<span>${t('live:begins-unknown')}</span>` : clock(t('concert:begins'), date),
    ...(doors ? [clock(t('concert:doors'), doors)] : []),
    ...(end ? [clock(t('concert:ends'), end)] : []),
  ]}</span>${remarks.length > 0 && markup`<span class="dim">${remarks.join(', ')}</span>`}</dd>`;
}

function place(shown: ShownConcert, { locale, t }: PageContext): Markup | undefined {
  const found = placeOf(shown, locale);
  if (!found) return undefined;
  const { name, address, map } = found;
  const website = shown.venue?.website;
  return markup`<dd>${website === undefined ? name : markup`<a href="${website}">${name}</a>`}${address !== undefined && markup`<br><span class="dim">${address}</span>`}${map !== undefined && markup`<br><a href="${map}">${t('concert:map')}</a>`}</dd>`;
}
