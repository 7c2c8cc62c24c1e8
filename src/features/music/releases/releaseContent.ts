import { titleLanguage, type Locale } from '../../../config/locales.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import { releaseDate } from '../../../lib/dates/dates.ts';
import type { TextKey, Translate } from '../../../lib/i18n/translator.ts';
import { hyphenated } from '../../../lib/typography/hyphenated.ts';
import type { ServiceRelease } from '../../../records/release.ts';
import type { ReleaseContent } from './releases.ts';

/** Describes a release in one language, in the build and in the page. */
export function releaseContent(
  release: Omit<ServiceRelease, 'id' | 'cover' | 'tracks'>,
  cover: RenderedPicture,
  locale: Locale,
  t: Translate<TextKey<'music' | 'page'>>,
): ReleaseContent {
  const { type, release_date: day, release_date_precision: precision } = release;
  const date = releaseDate(locale, release);
  const typeName = type && t(`music:type-${type}`);
  return {
    name: hyphenated(release.name, 9),
    language: titleLanguage(locale),
    url: release.spotify_url,
    linkNote: ` ${t('music:on-spotify')} (${t('page:new-tab')})`,
    published: typeName && date ? t('music:released', { type: typeName, date }) : (typeName ?? date ?? ''),
    cover,
    badge: precision === 'day' && day !== undefined ? { day, text: t('music:new') } : undefined,
  };
}
