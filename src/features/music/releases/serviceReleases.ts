import type { Locale } from '../../../config/locales.ts';
import { fileIn, keyTexts, translate, type Texts } from '../../../lib/i18n/translator.ts';
import { newestFirst, type ServiceRelease } from '../../../records/release.ts';
import { releaseContent } from './releaseContent.ts';
import type { ReleaseContent } from './releases.ts';

const musicFiles = import.meta.glob<Texts<'music'>>('/generated/i18n/*/music.json', { import: 'default' });
const pageFiles = import.meta.glob<Texts<'page'>>('/generated/i18n/*/page.json', { import: 'default' });

/** Size of the largest rendered cover, in pixels. */
const coverSize = { width: 306, height: 306 };

/** Describes the service's releases, among them those `built` ones that the band has written itself. `noCover` is the address of the picture for a release without a cover. */
export async function serviceReleases(
  records: readonly ServiceRelease[],
  built: readonly ReleaseContent[],
  locale: Locale,
  noCover: string | undefined,
): Promise<ReleaseContent[]> {
  const [music, page] = await Promise.all([fileIn(locale, musicFiles)(), fileIn(locale, pageFiles)()]);
  const t = translate(locale, keyTexts({ music, page }));
  const own = built.filter(({ ownSince }) => ownSince !== undefined);
  const isOwn = ({ spotify_url }: ServiceRelease) => own.some(({ url }) => url === spotify_url);
  return [
    ...own.map((content) => ({ content, release_date: content.ownSince })),
    ...records
      .filter((release) => !isOwn(release))
      .map((release) => ({
        content: releaseContent(release, { src: release.cover ?? noCover ?? '', ...coverSize }, locale, t),
        release_date: release.release_date,
      })),
  ]
    .sort(newestFirst)
    .map(({ content }) => content);
}
