import * as z from 'zod/mini';
import type { Ask } from '../http/request.ts';
import { shaped } from '../http/shaped.ts';

interface App {
  /** `https://accounts.spotify.com`, or a fake's. */
  base: string;
  clientId: string;
  clientSecret: string;
}

const granted = z.object({ access_token: z.string() });

/** A token for calls without a user (client credentials). Throws a `ServiceError`. */
export async function readToken({ base, clientId, clientSecret }: App, ask: Ask): Promise<string> {
  const answer = await ask(`${base}/api/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return shaped(granted, answer).access_token;
}
