import type { APIRoute } from 'astro';
import { localeCodes, type Locale } from '../../config/locales.ts';
import { translator } from '../../lib/i18n/i18n.ts';
import { shareCard } from '../../images/share/card.ts';

export const getStaticPaths = () => localeCodes.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = async ({ params }) => {
  const t = translator(params.locale as Locale);
  return new Response(new Uint8Array(await shareCard(t('page:tagline'))), {
    headers: { 'content-type': 'image/png' },
  });
};
