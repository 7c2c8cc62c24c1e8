import { openSession } from '../../../functions/_lib/auth/session.ts';
import { embeddedRecordsPath, type EmbeddedRecords } from '../../../src/records/built/embeddedRecords.ts';

export const site = 'https://match.test';

/** The records of `src/content` in the deployment of `site`, which the functions request from its host. A test may replace them. */
export const files: EmbeddedRecords = { concerts: [], venues: [] };

const send = globalThis.fetch;
globalThis.fetch = (input, init) =>
  input === site + embeddedRecordsPath ? Promise.resolve(Response.json(files)) : send(input, init);

/** Headers of a change that the band makes: our own origin, a new session, and its token. */
export async function asBand(
  origin = site,
): Promise<Record<'cookie' | 'origin' | 'x-xsrf-token' | 'accept-language', string>> {
  const pairs = (await openSession()).map((line) => line.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: pairs.join('; '), origin, 'x-xsrf-token': token, 'accept-language': 'en' };
}
