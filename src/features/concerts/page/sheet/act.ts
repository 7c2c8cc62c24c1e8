import { Markup, markup } from '../../../../lib/markup.ts';
import { concertCard } from '../../concertLabels.ts';
import { isPast } from '../../concerts.ts';
import type { PageContext, ShownConcert } from '../context.ts';

const icon = (path: string) =>
  markup`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor" fill-rule="evenodd"><path d="${path}"/></svg>`;

const shareIcon = icon(
  'M12 2l6.500 6.500-2.200 2.200-2.800-2.800V15h-3V7.900l-2.800 2.800-2.200-2.200zM3 11h3v8h12v-8h3v11H3z',
);

/** The ticket link and sharing. A past concert has neither. */
export function act({ concert }: ShownConcert, context: PageContext): Markup | undefined {
  const { t, now } = context;
  if (isPast(concert, now)) return undefined;
  return markup`<div class="act">${tickets(concert, context)}<div class="tools"><button class="tool" type="button" data-share data-copied="${t('concert:copied')}" data-failed="${t('concert:copy-failed')}">${shareIcon}<span>${t('concert:share')}</span></button></div><p class="shared" role="status"></p></div>`;
}

/** The button, as `PrimaryButton.tsx` writes it. */
function tickets(concert: ShownConcert['concert'], { locale, t, now, classes }: PageContext) {
  const { tickets: link } = concertCard(concert, locale, t, String(now.getUTCFullYear()));
  if (!link) return undefined;
  const { button = '', large = '', label = '' } = classes.button;
  const newTab = t('page:new-tab');
  return markup`<a class="${button} ${large}" href="${link.url}" aria-label="${link.name} (${newTab})" target="_blank" rel="noopener"><span class="${label}">${t('live:tickets')}</span></a>`;
}
