import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import { setting } from '../env.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Token } from '../services/sharedToken.ts';
import { askJson } from '../services/upstream.ts';

/** The token service, and whom the assertion is for, wherever a test has it sent. */
const accounts = 'https://oauth2.googleapis.com';
const audience = `${accounts}/token`;

/** Reading and writing documents, and nothing else of the project. */
const scope = 'https://www.googleapis.com/auth/datastore';

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/**
 * A token of the service account (RFC 7523: a signed assertion is exchanged for it); 503 without an account or with a key that is
 * none, 502, 503 or 504 when Google gives none.
 */
export async function askForGoogleToken(): Promise<Token> {
  const [email, key] = [setting('FIREBASE_CLIENT_EMAIL'), setting('FIREBASE_PRIVATE_KEY')];
  if (!email || !key) throw new ProblemError('unconfigured');
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await privateKey(key));
  const { access_token, expires_in } = await askJson(
    {
      service: 'Google’s token service',
      url: `${setting('GOOGLE_OAUTH_BASE') ?? accounts}/token`,
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    },
    answer,
  );
  return { value: access_token, seconds: expires_in };
}

/** In a variable its line ends are written as `\n`. */
async function privateKey(written: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(written.replaceAll(String.raw`\n`, '\n'), 'RS256');
  } catch {
    // Without the reason, which may quote the key.
    console.error('FIREBASE_PRIVATE_KEY is not the private key of a service account.');
    throw new ProblemError('unconfigured');
  }
}
