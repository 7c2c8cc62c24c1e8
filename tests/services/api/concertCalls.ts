import type { Context } from '../../../functions/_lib/http/platform.ts';
import concerts from '../../../functions/concerts.ts';
import type { Concert } from '../../../src/contracts/concert.ts';
import { asBand, site } from './band.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };

/** The least that a concert needs. */
export const plain = { name: 'Lampenfieber', date: '2027-03-04T20:00:00+01:00' };

interface Call {
  method?: string;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the function at a path below `/api/concerts`, as the band unless headers say otherwise. */
export async function call(
  path: string,
  { method = 'GET', body, headers = {} }: Call = {},
): Promise<Response> {
  const init = {
    method,
    headers: { ...(await asBand()), 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  return concerts(new Request(`${site}/api/concerts${path}`, init), context);
}

const read = async (answer: Response) => (await answer.json()) as Concert;
const etag = (revision: number) => ({ 'if-match': `"${revision}"` });

export const add = async (concert: object = plain) => read(await call('', { method: 'POST', body: concert }));
export const get = (id: string) => call(`/${id}`);
export const list = async () => (await (await call('')).json()) as Concert[];
export const listDeleted = async () =>
  (await (await call('?deleted')).json()) as (Concert & { deleted: string })[];
export const put = (id: string, revision: number, concert: object, headers: Record<string, string> = {}) =>
  call(`/${id}`, { method: 'PUT', body: concert, headers: { ...etag(revision), ...headers } });
export const remove = (id: string, revision: number) =>
  call(`/${id}`, { method: 'DELETE', headers: etag(revision) });
export const restore = (id: string) => call(`/${id}/restore`, { method: 'POST' });
