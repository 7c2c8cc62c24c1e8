import * as z from 'zod/mini';
import { listEtag } from '../../../src/records/built/buildRecord.ts';
import { contracts, type Contract } from '../../../src/records/contracts.ts';
import { errorNamed, fieldGroups } from '../../../src/records/fields.ts';
import { isFixed, kinds, type VersionedKind } from '../../../src/records/kinds.ts';
import type { StoreFields } from '../../../src/stores/kind.ts';
import { newId } from '../../../src/stores/newId.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { VersionedRecords } from '../../../src/stores/versionedRecords.ts';
import { requireSession, requireSessionForChange } from '../auth/session.ts';
import { list, untilPurged } from '../http/cdn.ts';
import { etagOf } from '../http/etag.ts';
import type { Handler } from '../http/platform.ts';
import { requireRevision } from '../http/revision.ts';
import { stores } from '../stores.ts';
import { idOf, patchOf, saved, values, type OwnCalls, type Served } from './recordEndpoint.ts';
import { checkSent, idempotencyKey, readSentRecord, type Labelled } from './sentRecord.ts';

/** The values of a change of a record that nobody deletes. */
const lasting = values.check(
  z.refine(({ deleted }) => deleted !== true, { path: ['deleted'], ...errorNamed('unknown') }),
);

/**
 * The calls of a kind whose records count their changes. `POST` adds one, unless all ids are fixed; with an `Idempotency-Key` a repeated
 * call adds nothing and gets the answer of the first one. `PATCH` with `{ "set": …, "was": … }` changes the fields that it names, deletes
 * (`"deleted": true`) or restores; its `Idempotency-Key` names the change. `GET …/history` gives the band the present version and those
 * before it, the newest first.
 */
export function versionedCalls<Fields extends StoreFields>(
  name: VersionedKind,
  select: (stores: Stores) => VersionedRecords<Fields>,
  labels: Labelled['labels'],
) {
  const { path, readers } = kinds[name];
  const tags: readonly string[] = kinds[name].tags;
  const [tag = ''] = tags;
  const { fields, sent } = contracts[name] as unknown as Contract<Fields>;
  const groups = fieldGroups(fields);
  const store = () => select(stores());
  const cacheSeconds = () => stores().cacheSeconds;
  const listed = async (request: Request) => {
    const records = await store().list();
    const keys = ['deleted', 'desk'];
    return list(request, tag, records, { keys, seconds: cacheSeconds(), state: listEtag(records) });
  };
  const kind: Served<Fields & { id: string }, number> = {
    ...{ name, labels, store, cacheSeconds, readVersion: requireRevision },
    ...(readers !== 'band' && { listed }),
  };
  const add: Handler = async (request) => {
    await requireSessionForChange(request);
    const id = newId(name, idempotencyKey(request));
    const record = await store().add(id, await readSentRecord(request, sent(), kind));
    return saved(kind, record, { status: 201, headers: { location: `${path}/${id}` } });
  };
  const own = {
    ...(!isFixed(name) && { list: { POST: add } }),
    one: {
      GET: async (request, context) => {
        if (readers === 'band') await requireSession(request);
        const record = await store().get(idOf(context));
        // Browsers cache nothing: another program may change a document and leave its revision.
        const headers = {
          etag: etagOf(record),
          'cache-control': 'no-store',
          ...(readers !== 'band' && untilPurged(tag, cacheSeconds())),
        };
        return Response.json(record, { headers });
      },
      PATCH: patchOf(
        kind,
        (id, change, request) =>
          store().patch(id, change, { groups, check: (fields) => checkSent(request, sent(), kind, fields) }),
        isFixed(name) ? lasting : values,
      ),
    },
    below: {
      history: {
        GET: async (request, context) => {
          await requireSession(request);
          return Response.json(await store().history(idOf(context)));
        },
      },
    },
  } satisfies OwnCalls;
  return { kind, own };
}
