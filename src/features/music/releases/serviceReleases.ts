import deMusic from '../../../../i18n/de/music.json';
import dePage from '../../../../i18n/de/page.json';
import enMusic from '../../../../i18n/en/music.json';
import enPage from '../../../../i18n/en/page.json';
import type { Locale } from '../../../config/locales.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';
import type { ServiceRelease } from '../../../records/release.ts';
import { releaseCard } from './releaseCard.ts';
import type { ReleaseCard } from './releases.ts';

const texts = { de: { page: dePage, music: deMusic }, en: { page: enPage, music: enMusic } };

/** Size of the largest rendered cover, in pixels. */
const coverSize = { width: 306, height: 306 };

/** Describes the service's releases. `noCover` is the address of the picture for a release without a cover. */
export function serviceReleases(
  records: readonly ServiceRelease[],
  locale: Locale,
  noCover: string | undefined,
): ReleaseCard[] {
  const { page, music } = texts[locale];
  const words: Record<string, string> = { 'page:new-tab': page['new-tab'] };
  for (const [key, text] of Object.entries(music)) words[`music:${key}`] = text;
  return records.map((release) =>
    releaseCard(release, { src: release.cover ?? noCover ?? '', ...coverSize }, locale, (key, values = {}) =>
      interpolate(words[key] ?? '', values),
    ),
  );
}
