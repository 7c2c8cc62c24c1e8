import { openSession } from '../../../functions/_lib/auth/session.ts';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import { useRepository } from '../../fakes/repository.ts';

export const site = 'https://match.test';

/** A call from an address of its own, whose later work nobody waits for. */
export const context: Context = {
  ip: '192.0.2.1',
  params: {},
  waitUntil: (work) => void work.catch(() => undefined),
};

/** The same with the placeholders of the request's path, as the host reads them from the path of a kind. */
export function contextOf(request: Request): Context {
  const [, store, id, call] =
    /^\/api\/(?:band\/)?([^/]+)\/?([^/]*)\/?([^/]*)/.exec(new URL(request.url).pathname) ?? [];
  return { ...context, params: { ...(store && { store }), ...(id && { id }), ...(call && { call }) } };
}

// The functions of this process: with sessions, and without any service of this machine's configuration.
process.env.ADMIN_PASSWORD = 'a password of the test';
process.env.SESSION_SECRET = 'a secret of the test, long enough for HS256';
for (const name of ['CLOUDINARY_URL', 'FIREBASE_PROJECT_ID', 'SITE_ID', 'SMTP_URL', 'URL'])
  process.env[name] = '';

/** Replaces the records of the band's folder in the deployment of `site`. */
export const writeFiles = useRepository();

/** Headers of a change that the band makes: our own origin, a session, and its token. The session is a new one of this process unless given. */
export async function asBand(
  origin = site,
  setCookies?: readonly string[],
): Promise<Record<'cookie' | 'origin' | 'x-xsrf-token' | 'accept-language', string>> {
  const pairs = (setCookies ?? (await openSession())).map((line) => line.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: pairs.join('; '), origin, 'x-xsrf-token': token, 'accept-language': 'en' };
}
