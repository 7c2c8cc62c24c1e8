import { SignJWT } from 'jose';
import type { RequestJson } from '../http/request.ts';
import { requestToken, type Token } from '../http/token.ts';

interface ServiceAccount {
  email: string;
  key: CryptoKey;
  /** Where the token service answers; a fake's in tests. */
  base?: string | undefined;
}

const accounts = 'https://oauth2.googleapis.com';

/** Reading and writing documents, and nothing else of the project. */
const scope = 'https://www.googleapis.com/auth/datastore';

/** Exchanges a signed assertion for a token of the service account (RFC 7523). Throws a `ServiceError`. */
export async function requestGoogleToken(
  { email, key, base = accounts }: ServiceAccount,
  requestJson: RequestJson,
): Promise<Token> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    // Google accepts its own address only, wherever a test sends the assertion.
    .setAudience(`${accounts}/token`)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
  return requestToken(`${base}/token`, grant, requestJson);
}
