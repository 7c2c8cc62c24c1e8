import deMusic from '../../../../i18n/de/music.json';
import dePage from '../../../../i18n/de/page.json';
import enMusic from '../../../../i18n/en/music.json';
import enPage from '../../../../i18n/en/page.json';
import { titleLanguage, type Locale } from '../../../config/locales.ts';
import { releaseDate } from '../../../lib/dates/dates.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import type { ServiceRelease } from '../../../services/spotify/spotify.ts';
import type { ReleaseColumnProps } from '../releases/ReleaseColumn.tsx';
import { isNew } from '../releases/releases.ts';
import type { ReleaseInPage } from '../releases/readReleases.ts';

const texts = { de: { ...dePage, ...deMusic }, en: { ...enPage, ...enMusic } };

export interface CurrentReleases {
  columns: ReleaseColumnProps[];
  /** They take the place of the build's columns, instead of standing before them. */
  complete: boolean;
}

interface Setting {
  locale: Locale;
  noCover: string | undefined;
  now: Date;
}

/**
 * The columns of what the service has now, newest first: those that the build did not know where they all come before its own,
 * else all of them; nothing where the page is right. Covers that we have printed stay ours.
 */
export function currentReleases(
  records: readonly ServiceRelease[],
  written: readonly ReleaseInPage[],
  setting: Setting,
): CurrentReleases | undefined {
  const before = records.length - written.length;
  const complete = !written.every(
    ({ url, name }, index) =>
      records[before + index]?.spotify_url === url && records[before + index]?.name === name,
  );
  if (before === 0 && !complete) return undefined;
  const covers = new Map(written.map(({ url, cover }) => [url, cover]));
  const columns = (complete ? records : records.slice(0, before)).map((release) =>
    column(release, covers.get(release.spotify_url), setting),
  );
  return { columns, complete };
}

function column(
  release: ServiceRelease,
  printed: RenderedPicture | undefined,
  { locale, noCover, now }: Setting,
): ReleaseColumnProps {
  const words = texts[locale];
  return {
    release: {
      name: release.name,
      url: release.spotify_url,
      published: interpolate(words.released, {
        type: words[`type-${release.type}`],
        date: releaseDate(locale, release),
      }),
      day: release.release_date_precision === 'day' ? release.release_date : undefined,
      cover: printed ?? { src: release.cover ?? noCover ?? '', ...coverSize },
    },
    labels: {
      titleLanguage: titleLanguage(locale),
      new: words.new,
      onSpotify: words['on-spotify'],
      newTab: words['new-tab'],
    },
    isNew: isNew(release, now),
  };
}

/** Of the largest print, in pixels: covers are squares. */
const coverSize = { width: 306, height: 306 };
