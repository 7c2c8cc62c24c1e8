import { takesPlace } from '../../../../records/concertRules.ts';
import { yearIn } from '../../../../lib/dates/localTime.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { calendarLinks } from '../../calendar/links.ts';
import { ticketContent } from '../../ticket/ticketContent.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { isOver } from '../evening.ts';
import { shopOf } from './factTexts.ts';

const icon = (path: string) =>
  markup`
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor" fill-rule="evenodd">
      <path d="${path}"/>
    </svg>`;

const calendarIcon = icon('M6 2h3v3h6V2h3v3h4v17H2V5h4zm-1 8v9h14v-9zm2 2h4v4H7z');
const shareIcon = icon(
  'M12 2l6.500 6.500-2.200 2.200-2.800-2.800V15h-3V7.900l-2.800 2.800-2.200-2.200zM3 11h3v8h12v-8h3v11H3z',
);

/** The ticket link, the calendar and sharing. A concert that is over has none of them; one that does not take place has no calendar. */
export function actions(shown: ShownConcert, context: PageContext): Markup | undefined {
  const { concert } = shown;
  const { t, now } = context;
  if (isOver(concert, now)) return undefined;
  return markup`
    <div class="act">
      ${tickets(concert, context)}
      <div class="tools">
        ${takesPlace(concert) && calendar(shown, context)}
        <button class="tool scripted" type="button" data-share data-copied="${t('concert:copied')}" data-failed="${t('concert:copy-failed')}">
          ${shareIcon}
          <span class="underlined">${t('concert:share')}</span>
        </button>
      </div>
      <p class="shared" role="status"></p>
    </div>`;
}

/** The calendars behind one press. The links are plain: nothing is asked of a calendar before its own is pressed. */
function calendar(shown: ShownConcert, context: PageContext): Markup {
  const { t } = context;
  const { file, google, outlook } = calendarLinks(shown, context);
  const newTab = markup`<span class="visually-hidden"> (${t('page:new-tab')})</span>`;
  return markup`
    <details>
      <summary class="tool">
        ${calendarIcon}
        <span class="underlined">${t('concert:calendar')}</span>
      </summary>
      <ul role="list">
        <li><a href="${file}">${t('concert:calendar-file')}</a></li>
        <li><a href="${google}" target="_blank" rel="noopener">Google${newTab}</a></li>
        <li><a href="${outlook}" target="_blank" rel="noopener">Outlook${newTab}</a></li>
      </ul>
    </details>`;
}

/** The button, as `PrimaryButton.tsx` writes it, and whose shop it opens. */
function tickets(concert: ShownConcert['concert'], { locale, t, now, classes }: PageContext) {
  const { tickets: link } = ticketContent(concert, locale, t, yearIn(now));
  if (!link) return undefined;
  const { button = '', large = '', label = '' } = classes.button;
  const newTab = t('page:new-tab');
  const shop = shopOf(link.url);
  return markup`
    <a class="${button} ${large}" href="${link.url}" aria-label="${link.name} (${newTab})" target="_blank" rel="noopener">
      <span class="${label}">${t('live:tickets')}</span>
    </a>
    <p class="shop">
      <span class="visually-hidden">${t('live:tickets')} </span>
      ${t('concert:shop', { shop })}
    </p>`;
}
