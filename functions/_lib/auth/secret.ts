import { createHmac } from 'node:crypto';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';

/** The key of every signature; 503 without `SESSION_SECRET`: closed when unconfigured. */
function secretKey(): Uint8Array {
  const secret = setting('SESSION_SECRET');
  if (!secret) throw new ProblemError('unconfigured');
  return new TextEncoder().encode(secret);
}

/** HMAC of `text`: nobody can compute or reverse it without the secret. The HMAC differs for every `purpose`. */
export function seal(purpose: string, text: string): string {
  return createHmac('sha256', secretKey()).update(`${purpose} ${text}`).digest('base64url');
}
