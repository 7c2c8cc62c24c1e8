import type { CardTexts } from '../../../images/share/ticketCard.ts';
import { isDrawable } from '../../../images/typography/measure.ts';
import type { Concert } from '../../../records/concert.ts';
import { cardName, cardTexts } from './shareCard.ts';

/** The card that the build draws of a concert; none where its name or its place is in a script that the display face lacks. */
export function drawnCard(
  concert: Concert,
  language: Parameters<typeof cardTexts>[1],
): { name: string; texts: CardTexts } | undefined {
  const texts = cardTexts(concert, language);
  const isDrawn = isDrawable(texts.name) && isDrawable(texts.place ?? '');
  return isDrawn ? { name: cardName(concert, language), texts } : undefined;
}
