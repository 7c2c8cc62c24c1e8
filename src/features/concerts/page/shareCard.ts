import { ticketContent } from '../ticket/ticketContent.ts';
import { site } from '../../../config/site.ts';
import type { Concert } from '../../../records/concert.ts';
import { slugOf } from '../../../records/concertRules.ts';
import { digest } from '../../../images/digest.ts';
import type { CardTexts } from '../../../images/share/ticketCard.ts';
import { cardPath } from '../../../lib/routing/routes.ts';
import type { PageContext } from './context.ts';
import { timeAndPrice } from './pageTexts.ts';

type Language = Pick<PageContext, 'locale' | 't'>;

/** A picture for chats, and its text for readers who do not see it. */
export interface ShareCard {
  path: string;
  text: string;
}

/** The texts on the card of a concert: those of its ticket, with hour and price. A void day is told in words. */
export function cardTexts(concert: Concert, { locale, t }: Language): CardTexts {
  const { badge, date, when, name, place, stamp } = ticketContent(concert, locale, t, '');
  const { month, day } = badge;
  const [time, price] = timeAndPrice(concert, { locale, t });
  const line = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between);
  return {
    ...{ month, day, name, stamp },
    date: month ? line([date, time], ', ') : when,
    // The stamp tells free entry.
    place: line([place, concert.free ? undefined : price], ' · ') || undefined,
  };
}

/** The name of a concert's card. It changes with all that the card shows, because a chat keeps a card by its address. */
export const cardName = (concert: Concert, language: Language): string =>
  digest(slugOf(concert), JSON.stringify(cardTexts(concert, language)));

/** The card of a concert with this name and text, or the card of the site where the build has drawn none for the concert. */
export const shareCard = (
  { locale, t }: Language,
  own: { name: string; text: string } | undefined,
): ShareCard =>
  own
    ? { path: cardPath(locale, own.name), text: own.text }
    : { path: cardPath(locale), text: `${site.artist}. ${t('page:tagline')}` };
