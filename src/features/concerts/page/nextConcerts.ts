import { slugOf, takesPlace } from '../../../records/concertRules.ts';
import type { Concert } from '../../../records/concert.ts';
import { yearIn } from '../../../lib/dates/localTime.ts';
import { Markup, markup } from '../../../lib/markup.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import { hyphenated } from '../../../lib/typography/hyphenated.ts';
import { nameFit, tiltOf } from '../ticket/nameFit.ts';
import { ticketContent } from '../ticket/ticketContent.ts';
import { divide, instantOf, isPast } from '../concerts.ts';
import type { PageContext } from './context.ts';

/** Number of tickets below a concert. */
const shownNext = 3;

/**
 * The next three concerts that take place, after `shown` where it is still to come, as small tickets, and the way to all. Without a heading it
 * is no section.
 */
export function nextConcerts(
  concerts: readonly Concert[],
  shown: Concert | undefined,
  context: PageContext,
): Markup {
  const { t, now, allPath } = context;
  const from = shown && !isPast(shown, now) ? instantOf(shown) : -Infinity;
  const next = divide(concerts, now)
    .upcoming.filter(
      (concert) => takesPlace(concert) && concert.id !== shown?.id && instantOf(concert) >= from,
    )
    .slice(0, shownNext)
    .map((concert) => markup`<li>${ticket(concert, context)}</li>`);
  const all = markup`<p class="crumb"><a href="${allPath}">${t('live:all-concerts')}</a></p>`;
  if (next.length === 0)
    return markup`
      <div class="next" data-stock="ink">
        <div class="measure">${all}</div>
      </div>`;
  return markup`
    <section class="next" data-stock="ink">
      <div class="measure">
        <h2>${t('concert:next')}</h2>
        <ul class="three" role="list">${next}</ul>
        ${all}
      </div>
    </section>`;
}

/** A ticket as `Ticket.tsx` writes it, without its details. */
function ticket(concert: Concert, { locale, t, now, classes }: PageContext): Markup {
  const year = yearIn(now);
  const { name, language, dateTime, date, when, place, badge, stamp } = ticketContent(
    concert,
    locale,
    t,
    year,
  );
  const { ticket: c, badge: b } = classes;
  const badgeYear = badge.year !== year && markup`<span> ${badge.year}</span>`;
  const lang = language && markup` lang="${language}"`;
  const fit = nameFit(name)['data-fit'];
  const nameSize = fit !== undefined && markup` data-fit="${fit}"`;
  const angle = tiltOf(concert.id);
  const tilt = angle !== undefined && markup` data-tilt="${String(angle)}"`;
  return markup`
    <article class="${c.ticket}" data-stock="paper">
      <span class="${b.badge}" aria-hidden="true">
        <span class="${b.month}">${badge.month}${badgeYear}</span>
        <span class="${b.day}">${badge.day}</span>
      </span>
      <div class="${c.words}">
        <h3 class="${c.name}"${lang}${nameSize}>
          <a href="${concertPath(locale, slugOf(concert))}">${hyphenated(name)}</a>
        </h3>
        <p>
          <time datetime="${concert.timeUnknown ? dateTime.slice(0, 10) : dateTime}">${date}</time>
          ${when && markup`, <span>${when}</span>`}
        </p>
        ${place !== undefined && markup`<p class="dim ${c.place}">${hyphenated(place)}</p>`}
      </div>
      ${stamp !== undefined && markup`<p class="${c.stamp}"${tilt}>${stamp}</p>`}
    </article>`;
}
