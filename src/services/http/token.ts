import * as z from 'zod/mini';
import type { RequestJson } from './request.ts';
import { shaped } from './shaped.ts';

/** An access token of a service. */
export interface Token {
  value: string;
  /** Lifetime in seconds. */
  seconds: number;
}

const granted = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
});

/** Requests a token by a grant (RFC 6749, section 5.1). Throws a `ServiceError`. */
export async function requestToken(
  url: string,
  grant: Record<string, string>,
  requestJson: RequestJson,
  headers: Record<string, string> = {},
): Promise<Token> {
  const answer = await requestJson(url, { method: 'POST', headers, body: new URLSearchParams(grant) });
  const { access_token, expires_in } = shaped(granted, answer);
  return { value: access_token, seconds: expires_in };
}
