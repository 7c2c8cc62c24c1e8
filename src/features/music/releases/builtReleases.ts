import type { Locale } from '../../../config/locales.ts';
import { renderPicture } from '../../../images/renderPicture.ts';
import { translator } from '../../../lib/i18n/i18n.ts';
import { releases } from '../../../stores/collections/content.ts';
import { releaseContent } from './releaseContent.ts';
import type { ReleaseContent } from './releases.ts';

/** The releases at the time of the build, newest first, with their rendered covers. */
export const builtReleases = async (locale: Locale): Promise<ReleaseContent[]> =>
  Promise.all(
    (await releases()).map(async (release) => {
      const cover = await renderPicture({
        of: `releases/${release.img}`,
        recipe: 'colour',
        variants: [
          { media: '(width < 48em)', width: 270, height: 270 },
          { width: 306, height: 306 },
        ],
      });
      const content = releaseContent(release, cover, locale, translator(locale));
      return { ...content, ...(release.isOfDesk && { ownSince: release.release_date ?? '' }) };
    }),
  );
