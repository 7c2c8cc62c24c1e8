import {
  SPOTIFY_API_BASE,
  SPOTIFY_ARTIST_ID,
  YOUTUBE_API_BASE,
  YOUTUBE_CHANNEL_ID,
  YOUTUBE_PLAYLIST_ID,
} from 'astro:env/client';
import { serviceIds } from '../../../config/site.ts';
import { serviceBases } from '../../../config/services.ts';

/** An empty variable counts as not set. */
const orEmpty = (value: string | undefined) => value ?? '';

/** The services' addresses and ids from the build. Our API provides the keys. */
export const serviceAccess = {
  youTube: {
    base: orEmpty(YOUTUBE_API_BASE) || serviceBases.youTube,
    channelId: orEmpty(YOUTUBE_CHANNEL_ID) || serviceIds.videoChannelId,
    playlistId: orEmpty(YOUTUBE_PLAYLIST_ID) || serviceIds.videoPlaylistId || undefined,
  },
  spotify: {
    base: orEmpty(SPOTIFY_API_BASE) || serviceBases.spotify,
    artistId: orEmpty(SPOTIFY_ARTIST_ID) || serviceIds.musicArtistId,
  },
};
