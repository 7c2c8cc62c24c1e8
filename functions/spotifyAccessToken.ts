import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { shareToken } from './_lib/services/sharedToken.ts';
import { askForToken } from './_lib/services/spotify.ts';

/** As long as this process lives, all visitors share one. */
const token = shareToken(askForToken);

/** `GET /api/spotifyAccessToken`: the token with which the page asks Spotify for releases; 503 without an app, 502 to 504 without an answer. */
export default endpoint({
  GET: async () =>
    Response.json({ access_token: await token() }, { headers: { 'cache-control': 'no-store' } }),
});

export const config: Config = { path: ['/api/spotifyAccessToken', '/api/spotifyaccesstoken'] };
