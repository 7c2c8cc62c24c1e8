import { createHash, timingSafeEqual } from 'node:crypto';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';

/** The band's password; 503 when none is configured: closed, not open. */
export function requirePassword(): string {
  const password = setting('ADMIN_PASSWORD');
  if (!password) throw new ProblemError('unconfigured');
  return password;
}

/** The password at the end of a path, or `undefined` when its percent-encoding is malformed. */
export function passwordIn(url: string): string | undefined {
  const encoded = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Compares in constant time: the time tells neither the length of the password nor where they differ. */
export function isPassword(tried: string | undefined, right: string): boolean {
  return timingSafeEqual(digest(tried ?? ''), digest(right)) && tried !== undefined;
}

/** Normalised, because keyboards send an ö as one character or as two. */
function digest(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFC')).digest();
}
