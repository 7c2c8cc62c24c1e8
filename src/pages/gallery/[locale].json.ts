import type { APIRoute } from 'astro';
import { localeCodes, type Locale } from '../../config/locales.ts';
import { galleryEntry } from '../../features/gallery/galleryEntry.ts';
import { translator } from '../../lib/i18n/i18n.ts';
import { gallery } from '../../stores/collections/content.ts';

export const getStaticPaths = () => localeCodes.map((locale) => ({ params: { locale } }));

/** The build's pictures, for the large view, and for a page whose list is no longer the build's (`useGallery.ts`). */
export const GET: APIRoute = async ({ params }) => {
  const locale = params.locale as Locale;
  const entries = (await gallery()).map((record) => galleryEntry(record, locale, translator(locale)));
  return Response.json(await Promise.all(entries));
};
