import { qrCode } from '../../../../images/qrCode.ts';
import { slugOf } from '../../../../records/concertRules.ts';
import { yearIn } from '../../../../lib/dates/localTime.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { concertPath } from '../../../../lib/routing/routes.ts';
import { ticketContent } from '../../ticket/ticketContent.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { isOver } from '../evening.ts';

/** The foot of the printed sheet, where nothing can be clicked: the addresses of the tickets and of the page as text, and a QR code. */
export function paperFoot({ concert }: ShownConcert, { locale, t, now, origin }: PageContext): Markup {
  const page = new URL(concertPath(locale, slugOf(concert)), origin);
  const { tickets } = ticketContent(concert, locale, t, yearIn(now));
  const shop =
    tickets &&
    !isOver(concert, now) &&
    markup`<p>${t('live:tickets')}: <b>${withoutScheme(tickets.url)}</b></p>`;
  return markup`
    <div class="paper-foot">
      <div aria-hidden="true">${new Markup(qrCode(page.href))}</div>
      <div>
        ${shop}
        <p>${t('concert:on-paper')} <b>${withoutScheme(page.href)}</b></p>
      </div>
    </div>`;
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '');
