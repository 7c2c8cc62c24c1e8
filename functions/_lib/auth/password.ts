import { createHash, timingSafeEqual } from 'node:crypto';
import { decodePart } from '../../../src/config/encodePart.ts';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';

/** The band's password; 503 when none is configured: closed, not open. */
export function requirePassword(): string {
  const password = setting('ADMIN_PASSWORD');
  // At the end of an address they mean its folder.
  const isPath = password === '.' || password === '..';
  if (isPath) console.error('ADMIN_PASSWORD must not be one or two dots: nobody can log in with it.');
  if (!password || isPath) throw new ProblemError('unconfigured');
  return password;
}

/** The password at the end of a path, or `undefined` when its percent-encoding is malformed. */
export function passwordIn(url: string): string | undefined {
  return decodePart(new URL(url).pathname.split('/').at(-1) ?? '');
}

/** Compares in constant time: the time tells neither the length of the password nor where they differ. */
export function isPassword(tried: string | undefined, right: string): boolean {
  return timingSafeEqual(digest(tried ?? ''), digest(right)) && tried !== undefined;
}

/** Normalised, because keyboards send an ö as one character or as two. */
function digest(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFC')).digest();
}
