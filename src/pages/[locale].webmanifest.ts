import type { APIRoute } from 'astro';
import { localeCodes, locales, type Locale } from '../config/locales.ts';
import { site } from '../config/site.ts';
import { routes, translator } from '../lib/i18n/i18n.ts';

export const getStaticPaths = () => localeCodes.map((locale) => ({ params: { locale } }));

const icon = (size: number) => ({
  src: `/icon-${String(size)}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
});

export const GET: APIRoute = ({ params }) => {
  const locale = params.locale as Locale;
  const manifest = {
    name: `${site.artist} – ${translator(locale)('page:tagline')}`,
    short_name: site.artist,
    lang: locales[locale].tag,
    start_url: routes.home[locale],
    scope: '/',
    display: 'browser',
    background_color: '#110e0d',
    theme_color: '#110e0d',
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
