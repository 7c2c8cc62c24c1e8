import { randomUUID } from 'node:crypto';
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
  /** Changes fields from what they `was`; an undefined one goes. */
  const patch = (id: string, set: object, was: object = {}, key: string = randomUUID()) => {
    const body = JSON.stringify({ set, was }, (_, value: unknown) => value ?? null);
    return call(`/${id}`, { method: 'PATCH', body, headers: { 'idempotency-key': key } });
  };
  return {
    call,
    add: async (record: object = plain) =>
      (await (await call('', { method: 'POST', body: record })).json()) as Saved,
    get: (id: string) => call(`/${id}`),
    list: async () => (await (await call('')).json()) as Saved[],
    listAll: async () => (await (await call('?desk')).json()) as Saved[],
    listDeleted: async () => (await (await call('?deleted')).json()) as (Saved & { deleted: string })[],
    patch,
    /** Changes fields of a record as its caller knows it, also those that it lacks. */
    change: (before: { id: string }, set: object) =>
      patch(before.id, set, {
        ...Object.fromEntries(Object.keys(set).map((field) => [field, null])),
        ...before,
      }),
    remove: (id: string, revision: number) => call(`/${id}`, { method: 'DELETE', headers: etag(revision) }),
    restore: (id: string) => call(`/${id}/restore`, { method: 'POST' }),
    history: (id: string) => call(`/${id}/history`),
  };
}
