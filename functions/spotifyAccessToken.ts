import { serviceBases } from '../src/config/services.ts';
import { requestSpotifyToken } from '../src/services/spotify/token.ts';
import { setting } from './_lib/env.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';
import { shareToken } from '../src/services/http/shareToken.ts';
import { callService } from '../src/services/http/callService.ts';

/** One token for all visitors, as long as this process lives. */
const token = shareToken(async () => {
  const [clientId, clientSecret] = [setting('SPOTIFY_CLIENT_ID'), setting('SPOTIFY_CLIENT_SECRET')];
  if (!clientId || !clientSecret) throw new ProblemError('unconfigured');
  const base = setting('SPOTIFY_ACCOUNTS_BASE') ?? serviceBases.spotifyAccounts;
  return callService('Spotify', (requestJson) =>
    requestSpotifyToken({ base, clientId, clientSecret }, requestJson),
  );
});

/** `GET /api/spotifyAccessToken`: the token with which the page requests releases from Spotify; 503 without an app, 502 to 504 without an answer. */
export default endpoint({
  GET: async () => Response.json({ access_token: await token() }),
});

export const config: Config = { path: ['/api/spotifyAccessToken', '/api/spotifyaccesstoken'] };
