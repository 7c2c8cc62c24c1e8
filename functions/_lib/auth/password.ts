import { createHash, timingSafeEqual } from 'node:crypto';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';

/** The band's password; 503 when none is configured: closed, not open. */
export function requirePassword(): string {
  const password = setting('ADMIN_PASSWORD');
  if (!password) throw new ProblemError('unconfigured');
  return password;
}

/** The password at the end of a path, or nothing when it is not percent-encoded as it should be. */
export function passwordIn(url: string): string | undefined {
  const encoded = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Whether a password is the right one. Takes the same time wherever they differ, and however long the right one is. */
export function isPassword(tried: string | undefined, right: string): boolean {
  return timingSafeEqual(digest(tried ?? ''), digest(right)) && tried !== undefined;
}

/** Normalised, because a keyboard may send an ö as one character or as two. */
function digest(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFC')).digest();
}
