import type { APIRoute } from 'astro';
import { cacheDir } from 'astro:config/server';
import { fileURLToPath } from 'node:url';
import { localeCodes, type Locale } from '../../../config/locales.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { slugOf } from '../../../contracts/concertRules.ts';
import { concertCard } from '../../../components/ticket/concertLabels.ts';
import { divide } from '../../../features/concerts/concerts.ts';
import { cachedCard } from '../../../images/share/cachedCard.ts';
import { concerts } from '../../../lib/content.ts';
import { translator } from '../../../lib/i18n/i18n.ts';

interface Props {
  locale: Locale;
  concert: Concert;
}

/** The cards of upcoming concerts. Pages of past ones have the card of the site. */
export const getStaticPaths = async () => {
  const { upcoming } = divide(await concerts(), new Date());
  return localeCodes.flatMap((locale) =>
    upcoming.map((concert) => ({
      params: { locale, slug: slugOf(concert) },
      props: { locale, concert } satisfies Props,
    })),
  );
};

export const GET: APIRoute<Props> = async ({ props: { locale, concert } }) => {
  const { badge, date, name, place } = concertCard(concert, locale, translator(locale), '');
  const texts = { ...badge, date, name, place };
  const card = await cachedCard(texts, fileURLToPath(new URL('cards', cacheDir)));
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } });
};
