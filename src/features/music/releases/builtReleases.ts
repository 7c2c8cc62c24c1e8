import type { Locale } from '../../../config/locales.ts';
import { renderPicture } from '../../../images/renderPicture.ts';
import { translator } from '../../../lib/i18n/i18n.ts';
import { releases } from '../../../stores/collections/content.ts';
import { releaseCard } from './releaseCard.ts';
import type { ReleaseCard } from './releases.ts';

/** The releases at the time of the build, newest first, with their rendered covers. */
export const builtReleases = async (locale: Locale): Promise<ReleaseCard[]> =>
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
      return releaseCard(release, cover, locale, translator(locale));
    }),
  );
