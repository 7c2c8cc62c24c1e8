import * as z from 'zod';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Token } from './sharedToken.ts';
import { askJson } from './upstream.ts';

const accounts = 'https://accounts.spotify.com';
const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token without a user, by the app's own id and secret; 503 without them, 502, 503 or 504 when Spotify gives none. */
export async function askForToken(): Promise<Token> {
  const [id, secret] = [setting('SPOTIFY_CLIENT_ID'), setting('SPOTIFY_CLIENT_SECRET')];
  if (!id || !secret) throw new ProblemError('unconfigured');
  const { access_token, expires_in } = await askJson(
    {
      service: 'Spotify',
      url: `${setting('SPOTIFY_ACCOUNTS_BASE') ?? accounts}/api/token`,
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    },
    answer,
  );
  return { value: access_token, seconds: expires_in };
}
