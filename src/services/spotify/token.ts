import type { RequestJson } from '../http/request.ts';
import { requestToken, type Token } from '../http/token.ts';

interface App {
  /** `https://accounts.spotify.com`, or a fake's. */
  base: string;
  clientId: string;
  clientSecret: string;
}

/** Requests a token for calls without a user (client credentials). Throws a `ServiceError`. */
export const requestSpotifyToken = (
  { base, clientId, clientSecret }: App,
  requestJson: RequestJson,
): Promise<Token> =>
  requestToken(`${base}/api/token`, { grant_type: 'client_credentials' }, requestJson, {
    authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
  });
