import type { ServiceRelease } from '../../../services/spotify/spotify.ts';
import type { ChannelVideo } from '../../../services/youtube/youTube.ts';

/** Videos that keep what the contract asks for (`src/contracts/video.ts`), without its library, which weighs as much as the page's scripts. */
export const showableVideos = (videos: readonly ChannelVideo[]): ChannelVideo[] =>
  videos.filter(
    ({ id, thumbnailUrl, smallUrl }) => /^[\w-]{11}$/.test(id) && isWeb(thumbnailUrl) && isWeb(smallUrl),
  );

/** Releases that do (`src/contracts/release.ts`): links lead nowhere but to the web, and dates are dates. */
export const showableReleases = (releases: readonly ServiceRelease[]): ServiceRelease[] =>
  releases.filter(
    ({ id, spotify_url, cover, release_date, release_date_precision }) =>
      /^[\dA-Za-z]{22}$/.test(id) &&
      spotify_url.startsWith('https://') &&
      (cover === undefined || isWeb(cover)) &&
      dates[release_date_precision].test(release_date) &&
      !Number.isNaN(Date.parse(release_date)),
  );

const dates = { day: /^\d{4}-\d\d-\d\d$/, month: /^\d{4}-\d\d$/, year: /^\d{4}$/ } as const;

/** Which hosts a picture may come from is the policy's business. */
const isWeb = (url: string) => /^https?:\/\//.test(url);
