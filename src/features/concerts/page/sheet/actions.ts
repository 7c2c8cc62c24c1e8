import { slugOf, takesPlace } from '../../../../records/concertRules.ts';
import { yearIn } from '../../../../lib/dates/dates.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { concertPath } from '../../../../lib/routing/routes.ts';
import { ticketContent } from '../../ticket/ticketContent.ts';
import { isPast } from '../../concerts.ts';
import type { PageContext, ShownConcert } from '../context.ts';

const icon = (path: string) =>
  markup`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor" fill-rule="evenodd"><path d="${path}"/></svg>`;

const calendarIcon = icon('M6 2h3v3h6V2h3v3h4v17H2V5h4zm-1 8v9h14v-9zm2 2h4v4H7z');
const shareIcon = icon(
  'M12 2l6.500 6.500-2.200 2.200-2.800-2.800V15h-3V7.900l-2.800 2.800-2.200-2.200zM3 11h3v8h12v-8h3v11H3z',
);

/** The ticket link, the calendar and sharing. A past concert has none of them; one that does not take place has no calendar. */
export function actions({ concert }: ShownConcert, context: PageContext): Markup | undefined {
  const { locale, t, now } = context;
  if (isPast(concert, now)) return undefined;
  const calendar = markup`<a class="tool" href="${concertPath(locale, slugOf(concert))}.ics">${calendarIcon}<span>${t('concert:calendar')}</span></a>`;
  return markup`<div class="act">${tickets(concert, context)}<div class="tools">${takesPlace(concert) && calendar}<button class="tool" type="button" data-share data-copied="${t('concert:copied')}" data-failed="${t('concert:copy-failed')}">${shareIcon}<span>${t('concert:share')}</span></button></div><p class="shared" role="status"></p></div>`;
}

/** The button, as `PrimaryButton.tsx` writes it. */
function tickets(concert: ShownConcert['concert'], { locale, t, now, classes }: PageContext) {
  const { tickets: link } = ticketContent(concert, locale, t, yearIn(now));
  if (!link) return undefined;
  const { button = '', large = '', label = '' } = classes.button;
  const newTab = t('page:new-tab');
  return markup`<a class="${button} ${large}" href="${link.url}" aria-label="${link.name} (${newTab})" target="_blank" rel="noopener"><span class="${label}">${t('live:tickets')}</span></a>`;
}
