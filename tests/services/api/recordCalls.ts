import type { Handler } from '../../../functions/_lib/http/platform.ts';
import { asBand, contextOf, site } from './band.ts';

interface Call {
  method?: string;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The calls of one kind of record, whose function answers at `root` and below. `plain` is the least that a record needs. */
export function recordCalls<Saved extends { id: string }>(root: string, handler: Handler, plain: object) {
  /** Calls the function at a path below `root`, as the band unless headers say otherwise. */
  const call = async (path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> => {
    const init = {
      method,
      headers: { ...(await asBand()), 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const request = new Request(`${site}${root}${path}`, init);
    return handler(request, contextOf(request));
  };
  const etag = (revision: number) => ({ 'if-match': `"${revision}"` });
  return {
    call,
    add: async (record: object = plain) =>
      (await (await call('', { method: 'POST', body: record })).json()) as Saved,
    get: (id: string) => call(`/${id}`),
    list: async () => (await (await call('')).json()) as Saved[],
    listAll: async () => (await (await call('?desk')).json()) as Saved[],
    listDeleted: async () => (await (await call('?deleted')).json()) as (Saved & { deleted: string })[],
    put: (id: string, revision: number, record: object, headers: Record<string, string> = {}) =>
      call(`/${id}`, { method: 'PUT', body: record, headers: { ...etag(revision), ...headers } }),
    patch: (id: string, set: object, was: object, key: string) =>
      call(`/${id}`, { method: 'PATCH', body: { set, was }, headers: { 'idempotency-key': key } }),
    remove: (id: string, revision: number) => call(`/${id}`, { method: 'DELETE', headers: etag(revision) }),
    restore: (id: string) => call(`/${id}/restore`, { method: 'POST' }),
    history: (id: string) => call(`/${id}/history`),
  };
}
