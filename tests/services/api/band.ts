import { openSession } from '../../../functions/_lib/auth/session.ts';
import { useRepository } from '../../fakes/repository.ts';

export const site = 'https://match.test';

/** Replaces the records of `src/content` in the deployment of `site`. */
export const writeFiles = useRepository();

/** Headers of a change that the band makes: our own origin, a new session, and its token. */
export async function asBand(
  origin = site,
): Promise<Record<'cookie' | 'origin' | 'x-xsrf-token' | 'accept-language', string>> {
  const pairs = (await openSession()).map((line) => line.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: pairs.join('; '), origin, 'x-xsrf-token': token, 'accept-language': 'en' };
}
