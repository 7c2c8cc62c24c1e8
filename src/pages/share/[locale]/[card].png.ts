import type { APIRoute } from 'astro';
import { cacheDir } from 'astro:config/server';
import { fileURLToPath } from 'node:url';
import { localeCodes } from '../../../config/locales.ts';
import { divide } from '../../../features/concerts/concerts.ts';
import { cardName, cardTexts } from '../../../features/concerts/page/shareCard.ts';
import { cachedCard } from '../../../images/share/cachedCard.ts';
import type { CardTexts } from '../../../images/share/ticketCard.ts';
import { concerts } from '../../../stores/collections/content.ts';
import { translator } from '../../../lib/i18n/i18n.ts';

/** The cards of upcoming concerts. Pages of past ones have the card of the site. */
export const getStaticPaths = async () => {
  const { upcoming } = divide(await concerts(), new Date());
  return localeCodes.flatMap((locale) =>
    upcoming.map((concert) => {
      const language = { locale, t: translator(locale) };
      return {
        params: { locale, card: cardName(concert, language) },
        props: cardTexts(concert, language),
      };
    }),
  );
};

export const GET: APIRoute<CardTexts & Record<string, unknown>> = async ({ props }) => {
  const card = await cachedCard(props, fileURLToPath(new URL('cards', cacheDir)));
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } });
};
