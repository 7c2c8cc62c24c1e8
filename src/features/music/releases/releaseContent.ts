import { hostOf, serviceName } from '../../../config/band/linkedServices.ts';
import { titleLanguage, type Locale } from '../../../config/locales.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import { releaseDate } from '../../../lib/dates/dates.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';
import { hyphenated } from '../../../lib/typography/hyphenated.ts';
import type { Release } from '../../../records/release.ts';
import type { ReleaseContent } from './releases.ts';

/** Describes a release in one language, in the build and in the page. */
export function releaseContent(
  release: Omit<Release, 'id' | 'img' | 'tracks'>,
  cover: RenderedPicture,
  locale: Locale,
  t: Translate<TextKey<'music' | 'page'>>,
): ReleaseContent {
  const { type, release_date: day, release_date_precision: precision, spotify_url, links = [] } = release;
  const newTab = `(${t('page:new-tab')})`;
  const places = [...new Set([spotify_url ?? [], links].flat())].map((url) => {
    const service = serviceName(url);
    const listen = t('music:listen-at', { host: hostOf(url) });
    return {
      url,
      text: service ?? listen,
      note: ` – ${release.name} ${newTab}`,
      linkNote: ` ${service === undefined ? `– ${listen}` : t('music:on-service', { service })} ${newTab}`,
    };
  });
  const date = releaseDate(locale, release);
  const typeName = type && t(`music:type-${type}`);
  return {
    name: hyphenated(release.name, 9),
    language: titleLanguage(locale),
    url: places[0]?.url ?? '',
    linkNote: places[0]?.linkNote ?? '',
    ...(places.length > 1 && { links: places.map(({ url, text, note }) => ({ url, text, note })) }),
    published: typeName && date ? t('music:released', { type: typeName, date }) : (typeName ?? date ?? ''),
    cover,
    badge: precision === 'day' && day !== undefined ? { day, text: t('music:new') } : undefined,
  };
}
