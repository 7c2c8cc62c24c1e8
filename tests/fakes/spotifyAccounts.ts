import { startFake, type Fake } from './http.ts';

interface App {
  id: string;
  secret: string;
  /** Lifetime of a token, in seconds. */
  seconds?: number;
}

/** Spotify's accounts service: gives an app that knows its secret `token-1`, `token-2` and so on. */
export async function startSpotifyAccounts({ id, secret, seconds = 3600 }: App): Promise<Fake> {
  let given = 0;
  const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  return startFake(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/api/token') return new Response('', { status: 404 });
    if (headers.get('authorization') !== expected)
      return Response.json({ error: 'invalid_client' }, { status: 400 });
    if (body.toString() !== 'grant_type=client_credentials')
      return Response.json({ error: 'unsupported_grant_type' }, { status: 400 });
    return Response.json({ access_token: `token-${++given}`, token_type: 'Bearer', expires_in: seconds });
  });
}
