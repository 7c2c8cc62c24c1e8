import type { APIRoute } from 'astro';
import { cacheDir } from 'astro:config/server';
import { fileURLToPath } from 'node:url';
import { localeCodes } from '../../../config/locales.ts';
import { drawnCard } from '../../../features/concerts/page/drawnCard.ts';
import { cachedCard } from '../../../images/share/cachedCard.ts';
import type { CardTexts } from '../../../images/share/ticketCard.ts';
import { concerts } from '../../../stores/collections/content.ts';
import { isWaiting } from '../../../stores/collections/waiting.ts';
import { translator } from '../../../lib/i18n/i18n.ts';

/** The cards of all concerts, past ones too: people share where they have been. A name or a place in another script has the card of the site. */
export const getStaticPaths = async () => {
  const all = (await isWaiting()) ? [] : await concerts();
  return localeCodes.flatMap((locale) =>
    all
      .flatMap((concert) => drawnCard(concert, { locale, t: translator(locale) }) ?? [])
      .map(({ name, texts }) => ({ params: { locale, card: name }, props: texts })),
  );
};

export const GET: APIRoute<CardTexts & Record<string, unknown>> = async ({ props }) => {
  const card = await cachedCard(props, fileURLToPath(new URL('cards', cacheDir)));
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } });
};
