import { titleLanguage, type Locale } from '../../../config/locales.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import { releaseDate } from '../../../lib/dates/dates.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';
import type { ServiceRelease } from '../../../records/release.ts';
import type { ReleaseContent } from './releases.ts';

/** Describes a release in one language, in the build and in the page. */
export function releaseContent(
  release: Omit<ServiceRelease, 'id' | 'cover' | 'tracks'>,
  cover: RenderedPicture,
  locale: Locale,
  t: Translate<TextKey<'music' | 'page'>>,
): ReleaseContent {
  const date = releaseDate(locale, release);
  const isDayKnown = release.release_date_precision === 'day';
  return {
    name: release.name,
    language: titleLanguage(locale),
    url: release.spotify_url,
    linkNote: ` ${t('music:on-spotify')} (${t('page:new-tab')})`,
    published: t('music:released', { type: t(`music:type-${release.type}`), date }),
    cover,
    badge: isDayKnown ? { day: release.release_date, text: t('music:new') } : undefined,
  };
}
