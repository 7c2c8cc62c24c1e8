import {
  SPOTIFY_API_BASE,
  SPOTIFY_ARTIST_ID,
  YOUTUBE_API_BASE,
  YOUTUBE_CHANNEL_ID,
  YOUTUBE_PLAYLIST_ID,
} from 'astro:env/client';
import { site } from '../../../config/site.ts';
import { serviceBases } from '../../../config/sources.ts';

/** A variable that is not set may be there and empty. */
const told = (value: string | undefined) => value ?? '';

/** The services' addresses and ids from the build. Our API provides the keys. */
export const serviceAccess = {
  youTube: {
    base: told(YOUTUBE_API_BASE) || serviceBases.youTube,
    channelId: told(YOUTUBE_CHANNEL_ID) || site.videoChannelId,
    playlistId: told(YOUTUBE_PLAYLIST_ID) || site.videoPlaylistId || undefined,
  },
  spotify: {
    base: told(SPOTIFY_API_BASE) || serviceBases.spotify,
    artistId: told(SPOTIFY_ARTIST_ID) || site.musicArtistId,
  },
};
