import { yearIn } from '../../../../lib/dates/localTime.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { ticketContent } from '../../ticket/ticketContent.ts';
import { actions } from './actions.ts';
import { accessSection } from '../access/access.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { hasTakenPlace, isOver } from '../evening.ts';
import { dateStub } from './dateStub.ts';
import { facts } from './facts.ts';
import { fittedName } from './fittedName.ts';
import { closingDots } from './closingDots.ts';
import { paperFoot } from './paperFoot.ts';

/**
 * The ticket that has grown into a poster: a stub with the day, and the name, the links and the facts beside it. Build and function write
 * the same HTML with it.
 */
export function concertSheet(shown: ShownConcert, context: PageContext): Markup {
  const { concert } = shown;
  const { locale, t, now } = context;
  const stamp = hasTakenPlace(concert, now)
    ? t('concert:over')
    : ticketContent(concert, locale, t, yearIn(now)).stamp;
  const past = isOver(concert, now) && markup` data-past`;
  return markup`
    <section class="concert" data-stock="ink">
      <div class="measure">
        ${crumb(context)}
        <div class="sheet" data-stock="paper"${past}>
          ${stamp !== undefined && markup`<p class="stamp">${stamp}</p>`}
          ${fittedName(concert.name, context)}
          ${dateStub(shown, context)}
          <div class="rest">
            <div class="split"></div>
            ${actions(shown, context)}
            ${facts(shown, context)}
          </div>
          ${accessSection(shown, context)}
          ${paperFoot(shown, context)}
          ${closingDots}
        </div>
      </div>
    </section>`;
}

/** The page of a concert that the band has removed. */
export function removedSheet(context: PageContext): Markup {
  const { t } = context;
  return markup`
    <section class="concert" data-stock="ink">
      <div class="measure">
        ${crumb(context)}
        <div class="sheet removed" data-stock="paper">
          <h1 class="name plain">${t('concert:removed')}</h1>
          <p class="lead">${t('concert:removed-text')}</p>
        </div>
      </div>
    </section>`;
}

const crumb = ({ allPath, t }: PageContext) =>
  markup`<p class="crumb"><a href="${allPath}">${t('live:all-concerts')}</a></p>`;
