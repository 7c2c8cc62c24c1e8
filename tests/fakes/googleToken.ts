import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { startFake, type Fake } from './http.ts';

export interface FakeGoogleToken extends Fake {
  /** The private key of the service account, as it stands in a variable. */
  privateKey: string;
  /** The accepted assertions, with scope and expiry. */
  assertions: Record<string, unknown>[];
}

/** Google's token service: takes assertions that this service account has signed, and gives each a token of its own. */
export async function startGoogleToken(email: string, seconds = 3600): Promise<FakeGoogleToken> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const assertions: Record<string, unknown>[] = [];
  const fake = await startFake(async ({ method, path, body }) => {
    const form = new URLSearchParams(body.toString());
    if (method !== 'POST' || path !== '/token') return new Response(null, { status: 404 });
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return refused();
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        algorithms: ['RS256'],
        issuer: email,
        audience: 'https://oauth2.googleapis.com/token',
        requiredClaims: ['iat', 'exp', 'scope'],
      });
      assertions.push(payload);
    } catch {
      return refused();
    }
    const access_token = `token-${assertions.length}`;
    return Response.json({ access_token, token_type: 'Bearer', expires_in: seconds });
  });
  const written = (await exportPKCS8(privateKey)).replaceAll('\n', String.raw`\n`);
  return Object.assign(fake, { privateKey: written, assertions });
}

const refused = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
