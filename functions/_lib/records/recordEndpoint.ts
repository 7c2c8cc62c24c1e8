import * as z from 'zod/mini';
import { decodePart } from '../../../src/config/encodePart.ts';
import { isFixed, kinds } from '../../../src/records/kinds.ts';
import type { Change } from '../../../src/stores/changes/change.ts';
import { isRecordId } from '../../../src/stores/newId.ts';
import { requireSession, requireSessionForChange } from '../auth/session.ts';
import { clear } from '../http/cdn.ts';
import { endpoint, type Handlers } from '../http/endpoint.ts';
import { etagOf, type Versioned } from '../http/etag.ts';
import { pageOf } from '../http/pages.ts';
import type { Context, Handler } from '../http/platform.ts';
import { problem } from '../http/problem.ts';
import { ProblemError } from '../http/problemError.ts';
import { checkSent, idempotencyKey, readSentRecord, type Labelled } from './sentRecord.ts';

/** The part of a store that the calls of every kind need. */
interface RecordStore<Stored, Version> {
  listForBand: () => Promise<readonly Stored[]>;
  listDeleted: () => Promise<readonly Stored[]>;
  remove: (id: string, version: Version) => Promise<void>;
  restore: (id: string) => Promise<Stored>;
}

/** A kind of record as its function serves it. */
export interface Served<Stored, Version> extends Labelled {
  store: () => RecordStore<Stored, Version>;
  /** Reads the version that `If-Match` names. */
  readVersion: (request: Request) => Version;
  /** Seconds for which the CDN caches its records without a purge. */
  cacheSeconds?: () => number | undefined;
  /** The list that visitors read. Without one the band alone reads any. */
  listed?: (request: Request) => Promise<Response>;
  /** The band's list as it is answered. */
  forBand?: (records: readonly Stored[], context: Context) => readonly object[];
}

/** Calls that a kind has beside those of every kind, or in their place: of the list, of one record, and below one by their last part. */
export interface OwnCalls {
  list?: Handlers;
  one?: Handlers;
  below?: Record<string, Handlers>;
}

/**
 * The calls of a kind of record; its paths are the list, `/:id` and `/:id/:call`. `GET` of the list answers visitors; with `?desk` it gives the
 * band all records past the CDN, with `?deleted` those that can be restored, either by pages (`?page=1`). `DELETE` of a record, unless its kind
 * is fixed, needs its ETag in `If-Match`; `POST …/restore` restores it within 30 days.
 */
export function recordEndpoint<Stored extends Versioned & { id: string }, Version>(
  kind: Served<Stored, Version>,
  own: OwnCalls = {},
): Handler {
  const { store, readVersion, listed, forBand } = kind;
  const list = endpoint({
    GET: async (request, context) => {
      const { searchParams } = new URL(request.url);
      const isOfDeleted = searchParams.has('deleted');
      if (listed && !isOfDeleted && !searchParams.has('desk')) return listed(request);
      await requireSession(request);
      const records = await (isOfDeleted ? store().listDeleted() : store().listForBand());
      const page = pageOf(request, records);
      return Response.json(forBand?.(page, context) ?? page);
    },
    ...own.list,
  });
  const one = endpoint({
    ...own.one,
    ...(!isFixed(kind.name) && {
      DELETE: async (request, context) => {
        await requireSessionForChange(request);
        const [id, version] = [idOf(context), readVersion(request)];
        await store().remove(id, version);
        return new Response(null, { status: 204, headers: await cleared(kind, id) });
      },
    }),
  });
  const restore: Handlers = {
    POST: async (request, context) => {
      await requireSessionForChange(request);
      return saved(kind, await store().restore(idOf(context)));
    },
  };
  const below = new Map(
    Object.entries({ restore, ...own.below }).map(([call, handlers]) => [call, endpoint(handlers)]),
  );
  return (request, context) => {
    const { id, call } = context.params;
    const handler = !id ? list : call ? below.get(call) : one;
    return handler?.(request, context) ?? problem(request, 'not-found');
  };
}

/** The contract of a change's values where those of the whole record are checked later. */
export const values = z.record(z.string(), z.unknown());

/**
 * `PATCH` with `{ "set": …, "was": … }`, which its `Idempotency-Key` names: `patch` makes the change. `contract` is the one of the values that
 * it sets.
 */
export const patchOf =
  <Stored extends Versioned & { id: string }, Version, Set extends Change['set']>(
    kind: Served<Stored, Version>,
    patch: (id: string, change: Change & { set: Set }, request: Request) => Promise<Stored>,
    contract: z.ZodMiniType<Set>,
  ): Handler =>
  async (request, context) => {
    await requireSessionForChange(request);
    const [id, key] = [idOf(context), idempotencyKey(request)];
    if (key === undefined) throw new ProblemError('malformed');
    const sent = await readSentRecord(request, z.strictObject({ set: values, was: values }), kind);
    const checked = checkSent(request, contract, kind, sent.set);
    if ('refusal' in checked) throw checked.refusal;
    return saved(kind, await patch(id, { id: key, set: checked.fields, was: sent.was }, request));
  };

/** The answer to a change: the record, with its ETag. Clears from the CDN what shows it. */
export async function saved<Stored extends Versioned & { id: string }, Version>(
  kind: Served<Stored, Version>,
  record: Stored,
  { status = 200, headers }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const late = await cleared(kind, record.id);
  return Response.json(record, { status, headers: { ...headers, etag: etagOf(record), ...late } });
}

/** Clears everything that shows a changed record from the CDN. Returns headers of the answer. */
export const cleared = async (
  { name, cacheSeconds }: Pick<Served<never, never>, 'name' | 'cacheSeconds'>,
  id: string,
): Promise<Record<string, string>> => {
  const tags = kinds[name].tags.map((tag) => tag.replace(':id', id));
  return tags.length > 0 ? clear(tags, cacheSeconds?.()) : {};
};

/** The id in the path of a call; 404 for a text that cannot be one. */
export function idOf({ params }: Context): string {
  const id = decodePart(params.id ?? '');
  if (id === undefined || !isRecordId(id)) throw new ProblemError('not-found');
  return id;
}
