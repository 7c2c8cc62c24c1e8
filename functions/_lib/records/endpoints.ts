import * as z from 'zod/mini';
import { decodePart } from '../../../src/config/encodePart.ts';
import { requireSession, requireSessionForChange } from '../auth/session.ts';
import { listEtag } from '../../../src/records/built/buildRecord.ts';
import { clear, list, untilPurged } from '../http/cdn.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageOf } from '../http/pages.ts';
import type { Handler } from '../http/platform.ts';
import { ProblemError } from '../http/problemError.ts';
import { etagOf } from '../http/etag.ts';
import { requireRevision } from '../http/revision.ts';
import { stores } from '../stores.ts';
import { isRecordId, newId } from '../../../src/stores/newId.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { StoreFields } from '../../../src/stores/kind.ts';
import type { VersionedRecords } from '../../../src/stores/versionedRecords.ts';
import type { Groups } from '../../../src/stores/changes/change.ts';
import { checkSent, idempotencyKey, readSentRecord } from './sentRecord.ts';

/** A kind of record with calls of its own. */
export interface RecordKind<Fields extends StoreFields> {
  name: 'concert' | 'venue';
  /** Path of the list, without a slash at the end. */
  path: string;
  /** Tag of everything that shows these records, in the CDN. */
  tag: string;
  /** Tags of other answers that show these records, too. */
  shownOn?: readonly string[];
  select: (stores: Stores) => VersionedRecords<Fields>;
  /** The contract of a record in a request. */
  sent: () => z.ZodMiniType<Fields>;
  /** Fields that a person decides on together. */
  groups: Groups;
}

const values = z.record(z.string(), z.unknown());

/** The body of a `PATCH`. */
const sentChange = z.strictObject({ set: values, was: values });

/** The calls of a kind: the list, one record below it, and `/restore` and `/history` below that. */
export function recordEndpoint<Fields extends StoreFields>(kind: RecordKind<Fields>): Handler {
  const [all, one] = [listEndpoint(kind), oneEndpoint(kind)];
  const [restore, history] = [restoreEndpoint(kind), historyEndpoint(kind)];
  return (request, context) => {
    const below = new URL(request.url).pathname.slice(kind.path.length).split('/').filter(Boolean);
    const ofOne = below[1] === 'history' ? history : restore;
    const answer = below.length === 0 ? all : below.length === 1 ? one : ofOne;
    return answer(request, context);
  };
}

/**
 * `GET` lists every record that visitors see, in the site's order. With `?desk` the band gets all of them past the CDN, with `?deleted` the
 * records that can be restored; either by pages (`?page=1`). `POST` adds one (the band only). With an `Idempotency-Key` a repeated call adds nothing and gets the answer of
 * the first one.
 */
const listEndpoint = <Fields extends StoreFields>(kind: RecordKind<Fields>) =>
  endpoint({
    GET: async (request) => {
      const { store, cacheSeconds: seconds } = openFor(kind);
      const { searchParams } = new URL(request.url);
      const ofBand = { deleted: store.listDeleted, desk: store.listRepaired };
      const asked = (['deleted', 'desk'] as const).find((key) => searchParams.has(key));
      if (asked) {
        await requireSession(request);
        return Response.json(pageOf(request, await ofBand[asked]()));
      }
      const records = await store.list();
      return list(request, kind.tag, records, {
        keys: ['deleted', 'desk'],
        seconds,
        state: listEtag(records),
      });
    },
    POST: async (request) => {
      await requireSessionForChange(request);
      const id = newId(kind.name, idempotencyKey(request));
      const { store } = openFor(kind);
      const record = await store.add(id, await readSentRecord(request, kind.sent(), kind.name));
      const headers = { location: `${kind.path}/${id}`, etag: etagOf(record) };
      return Response.json(record, { status: 201, headers: await changed(kind, headers) });
    },
  });

/**
 * `GET` answers with one record. `PUT` replaces it, `DELETE` deletes it (the band only); both need its ETag in `If-Match`. `PATCH` with
 * `{ "set": …, "was": … }` changes the fields that it names, deletes (`"deleted": true`) or restores; its `Idempotency-Key` names the change.
 */
const oneEndpoint = <Fields extends StoreFields>(kind: RecordKind<Fields>) =>
  endpoint({
    GET: async (request) => {
      const { store, cacheSeconds } = openFor(kind);
      const record = await store.get(idOf(request, kind));
      // Browsers cache nothing: another program may change a document and leave its revision.
      return Response.json(record, {
        headers: {
          etag: etagOf(record),
          'cache-control': 'no-store',
          ...untilPurged(kind.tag, cacheSeconds),
        },
      });
    },
    PUT: async (request) => {
      await requireSessionForChange(request);
      const [id, revision] = [idOf(request, kind), requireRevision(request)];
      const { store } = openFor(kind);
      const record = await store.update(id, revision, await readSentRecord(request, kind.sent(), kind.name));
      return Response.json(record, { headers: await changed(kind, { etag: etagOf(record) }) });
    },
    PATCH: async (request) => {
      await requireSessionForChange(request);
      const [id, key, sent] = [idOf(request, kind), idempotencyKey(request), kind.sent()];
      if (key === undefined) throw new ProblemError('malformed');
      const { store } = openFor(kind);
      const change = { id: key, ...(await readSentRecord(request, sentChange)) };
      const record = await store.patch(id, change, {
        groups: kind.groups,
        check: (fields) => checkSent(request, sent, kind.name, fields),
      });
      return Response.json(record, { headers: await changed(kind, { etag: etagOf(record) }) });
    },
    DELETE: async (request) => {
      await requireSessionForChange(request);
      const [id, revision] = [idOf(request, kind), requireRevision(request)];
      await openFor(kind).store.remove(id, revision);
      return new Response(null, { status: 204, headers: await changed(kind) });
    },
  });

/** `POST` restores a deleted record within 30 days (the band only). */
const restoreEndpoint = <Fields extends StoreFields>(kind: RecordKind<Fields>) =>
  endpoint({
    POST: async (request) => {
      await requireSessionForChange(request);
      const record = await openFor(kind).store.restore(idOf(request, kind));
      return Response.json(record, { headers: await changed(kind, { etag: etagOf(record) }) });
    },
  });

/** `GET` answers with the present version and those before it, the newest first (the band only). */
const historyEndpoint = <Fields extends StoreFields>(kind: RecordKind<Fields>) =>
  endpoint({
    GET: async (request) => {
      await requireSession(request);
      return Response.json(await openFor(kind).store.history(idOf(request, kind)));
    },
  });

/** The configured store of a kind, and the seconds for which the CDN caches its records without a purge. */
function openFor<Fields extends StoreFields>({ select }: RecordKind<Fields>) {
  const opened = stores();
  return { store: select(opened), cacheSeconds: opened.cacheSeconds };
}

/** Clears everything that shows a changed record from the CDN. Returns the headers of the answer. */
export async function changed<Fields extends StoreFields>(
  kind: RecordKind<Fields>,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { cacheSeconds } = stores();
  return { ...headers, ...(await clear([kind.tag, ...(kind.shownOn ?? [])], cacheSeconds)) };
}

/** The id after the list's path; 404 for a text that cannot be one. */
export function idOf<Fields extends StoreFields>(request: Request, { path }: RecordKind<Fields>): string {
  const [part = ''] = new URL(request.url).pathname.slice(path.length + 1).split('/');
  const id = decodePart(part);
  if (id === undefined || !isRecordId(id)) throw new ProblemError('not-found');
  return id;
}
