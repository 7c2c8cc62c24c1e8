import { isDeepStrictEqual } from 'node:util';
import { minuteMs } from '../config/time.ts';
import { contracts, type Contract } from '../records/contracts.ts';
import { kinds } from '../records/kinds.ts';
import { readRepaired, readTolerantly, withoutStoreFields } from '../records/records.ts';
import { toInstant } from '../records/timeZone.ts';
import { StoreError } from './storeError.ts';
import * as rules from './changes/change.ts';
import type { Document, Documents } from './documents.ts';
import { isExpired } from './expiry.ts';
import { historyIn, type Version } from './changes/history.ts';
import type { Kind, Next, Saved, StoreFields } from './kind.ts';
import { untilWritten } from './record.ts';

/** An instant counts as one of late for so long, in milliseconds: a little longer than two runs of `functions/announce.ts` are apart. */
const ofLateMs = 20 * minuteMs;

/** A record with the instant of its deletion. */
type Deleted<Fields> = Saved<Fields> & { deleted: string };

/** The store of a kind whose records count their changes. Every method may throw a `StoreError` or a `ServiceError`. */
export interface VersionedRecords<Fields extends StoreFields> {
  /** Every record that visitors see, in the site's order. One that breaks its contract is left out and named in the log. */
  list: () => Promise<Saved<Fields>[]>;
  /** Every present record, those that visitors do not see yet too: for the band. */
  listAll: () => Promise<Saved<Fields>[]>;
  /** As `listAll`, also those whose required values are unusable, with stand-ins: the band can correct and delete them. */
  listForBand: () => Promise<Saved<Fields>[]>;
  /** The records that can be restored, the last deleted first. */
  listDeleted: () => Promise<Deleted<Fields>[]>;
  /** Deleted ones too. */
  find: (id: string) => Promise<Saved<Fields> | Deleted<Fields> | undefined>;
  /** 404 for an unknown id and for a record that visitors do not see or never saw, 410 for any other deleted record. */
  get: (id: string) => Promise<Saved<Fields>>;
  /** Adds a record. One that has the id already is returned instead, so that a repeated call adds nothing; 410 when it is deleted. */
  add: (id: string, fields: Fields) => Promise<Saved<Fields>>;
  /**
   * Changes some fields, deletes or restores. 412 with the groups that somebody else has changed, also where only the mixture of both breaks
   * the contract; 422 for a value that none can be. A repeat, by the change's id, answers with the present record and writes nothing.
   */
  patch: (id: string, change: rules.Change, contract: rules.ChangeContract<Fields>) => Promise<Saved<Fields>>;
  /** Writes what follows from other records, or from the present fields, whoever has changed them meanwhile; a deleted one stays as it is. */
  rewrite: (id: string, follow?: (present: Saved<Fields>) => Fields) => Promise<Saved<Fields>>;
  /** Deletes this revision, else 412; for 30 days it can be restored. A repeated call changes nothing. */
  remove: (id: string, revision: number) => Promise<void>;
  /** Deletes for good what can no longer be restored. */
  sweep: () => Promise<void>;
  /** A repeated call changes nothing. */
  restore: (id: string) => Promise<Saved<Fields>>;
  /** The present version, and before it those of the last 90 days, the newest first; 404 for an unknown id. */
  history: (id: string) => Promise<Version<Fields>[]>;
  /**
   * Opens the records to visitors whose instant has come: where a store has closed them, and at their own address. Returns the number of
   * those whose instant came of late; a repeat is safe.
   */
  announce: () => Promise<number>;
}

/** The rules of changing records, the same for every kind and store. */
export function versionedRecords<Fields extends StoreFields>(
  documents: Documents,
  {
    name,
    former,
    inOrder = (one, other) => one.id.localeCompare(other.id),
    showsAt = () => 0,
    forgetUnseen = () => Promise.resolve(),
    fill = (fields) => Promise.resolve(fields),
    complete = (fields) => Promise.resolve(fields),
    addressOf = (_, __, slug) => Promise.resolve(slug),
    claimId = () => Promise.resolve(),
    assertChange = () => undefined,
  }: Kind<Fields>,
  now: () => number = Date.now,
): VersionedRecords<Fields> {
  const { stored, standIns } = contracts[name] as unknown as Contract<Fields>;
  const parse = (
    { id, fields }: Document,
    isRepaired: boolean = kinds[name].readers === 'band',
  ): Saved<Fields> | undefined => {
    const { data, faults } = isRepaired
      ? readRepaired(stored, fields, standIns)
      : readTolerantly(stored, fields);
    for (const fault of faults) console.error(`The ${name} ${id}${data ? '' : ' is left out'}: ${fault}`);
    return data && { ...data, id };
  };
  const parseMarked = (
    document: Document,
    isRepaired?: boolean,
  ): Saved<Fields> | Deleted<Fields> | undefined => {
    const [record, { deleted }] = [parse(document, isRepaired), document];
    return record && { ...record, ...(deleted !== undefined && { deleted }) };
  };
  const parseAll = (documents: readonly Document[], isRepaired?: boolean) =>
    documents.flatMap((document) => parseMarked(document, isRepaired) ?? []);
  const filled = async (fields: Fields, was?: Saved<Fields>) => complete(await fill(fields, was), was);
  const instant = () => toInstant(new Date(now()));
  /** Whether visitors see a record, or saw it before it was deleted. */
  const isSeen = (record: Saved<Fields> | Deleted<Fields>) =>
    showsAt(record) <= ('deleted' in record ? Date.parse(record.deleted) : now());
  const presentDocuments = async () => {
    // The hidden ones first: one that moves meanwhile is in both lists, never in none.
    const found = [...((await documents.listHidden()) ?? []), ...(await documents.list())];
    return [...new Map(found.map((document) => [document.id, document])).values()];
  };
  const history = former && historyIn(former, now);

  /** Replaces a record on condition that it is unchanged, else decides again. No decision leaves it as it is. */
  const change = (
    id: string,
    decide: (
      present: Saved<Fields>,
      deleted: string | undefined,
    ) => Promise<Next<Fields> | undefined> | Next<Fields> | undefined,
    patch?: rules.Change,
  ): Promise<Saved<Fields>> =>
    untilWritten(async () => {
      const document = await documents.read(id, patch && true);
      const present = document && parse(document, true);
      if (!present) throw new StoreError('not-found');
      if (patch && document.changes?.includes(rules.markOf(patch))) return present;
      const next = await decide(present, document.deleted);
      const changes = patch && rules.withMark(document.changes, patch);
      if (!next && (!changes || document.isFile)) return present;
      if (!next) return (await documents.replace(document, { ...document, changes })) ? present : undefined;
      if (present.slug === undefined) await claimId(id);
      const fields = {
        ...sentFields(next.fields),
        ...(present.slug !== undefined && { slug: await addressOf(id, next.fields, present.slug) }),
        ...{ revision: present.revision + 1, updatedAt: instant() },
      };
      await history?.keep({ ...present, deleted: document.deleted });
      const isWritten = await documents.replace(document, { fields, deleted: next.deleted, changes });
      return isWritten ? { ...fields, id } : undefined;
    });

  const differing = (present: Saved<Fields>, fields: Fields) => {
    if (isDeepStrictEqual(sentFields(present), sentFields(fields))) return undefined;
    assertChange(present, fields);
    return { fields };
  };
  const restored = async (present: Saved<Fields>, deleted: string | undefined) => {
    if (deleted === undefined) return undefined;
    if (isExpired(deleted, now())) throw new StoreError('gone');
    return { fields: await filled(present, present) };
  };

  return {
    list: async () =>
      parseAll(await documents.list(), false)
        .filter((record) => showsAt(record) <= now())
        .sort(inOrder),
    listAll: async () => parseAll(await presentDocuments()).sort(inOrder),
    listForBand: async () => parseAll(await presentDocuments(), true).sort(inOrder),
    listDeleted: async () =>
      parseAll(await documents.listDeleted(), true)
        .filter((record): record is Deleted<Fields> => !isExpired((record as Deleted<Fields>).deleted, now()))
        .sort((one, other) => other.deleted.localeCompare(one.deleted)),
    find: async (id) => {
      const document = await documents.read(id);
      return document && parseMarked(document);
    },
    get: async (id) => {
      const document = await documents.read(id);
      const record = document && parseMarked(document);
      if (!record || !isSeen(record)) throw new StoreError('not-found');
      if ('deleted' in record) throw new StoreError('gone');
      return record;
    },
    add: (id, sent) =>
      untilWritten(async () => {
        const existing = await documents.read(id);
        if (existing?.deleted !== undefined) throw new StoreError('gone');
        if (existing) {
          const record = parse(existing);
          if (!record) throw new StoreError('conflict');
          return record;
        }
        const all = await filled(sent);
        const slug = await addressOf(id, all);
        const fields = { ...all, ...(slug !== undefined && { slug }), revision: 0, updatedAt: instant() };
        return (await documents.create(id, fields)) ? { ...fields, id } : undefined;
      }),
    patch: (id, sent, contract) =>
      change(
        id,
        async (present, deleted) => {
          if (sent.set.deleted === false) return restored(present, deleted);
          if (deleted !== undefined) rules.requireDone(present, sent);
          if (deleted !== undefined) return undefined;
          // Its venue may have got another name since.
          const was = { ...sent.was, ...(await fill(rules.withoutNulls(sent.was) as Fields)) };
          rules.requireKnown(present, { ...sent, was }, contract.groups);
          await contract.allow?.();
          const fields = rules.afterChange(present, sent, contract);
          if (sent.set.deleted === true) return { fields, deleted: instant() };
          return differing(present, await filled(fields, present));
        },
        sent,
      ),
    rewrite: (id, follow = (present) => present) =>
      change(id, async (present, deleted) =>
        deleted === undefined ? differing(present, await fill(follow(present), present)) : undefined,
      ),
    remove: async (id, revision) => {
      await change(id, (present, deleted) => {
        if (deleted === undefined) rules.requirePresent(present, revision);
        return deleted === undefined ? { fields: present, deleted: instant() } : undefined;
      });
    },
    sweep: async () => {
      const expired = (await documents.listDeleted()).filter(({ deleted = '' }) => isExpired(deleted, now()));
      await Promise.all(
        expired.map(async (document) => {
          const record = parseMarked(document);
          if (record && !isSeen(record)) await forgetUnseen(record);
          await history?.forget(document.id);
          await documents.erase(document.id);
        }),
      );
    },
    restore: (id) => change(id, restored),
    history: async (id) => {
      const document = await documents.read(id);
      const present = document && parseMarked(document, true);
      if (!present) throw new StoreError('not-found');
      const versions = (await history?.list(id)) ?? [];
      return [
        present,
        ...versions
          // A write that broke off has kept the present one.
          .filter(({ revision }) => revision < present.revision)
          .flatMap(({ fields, deleted }) => parseMarked({ id, fields, deleted }) ?? [])
          .reverse(),
      ];
    },
    announce: async () => {
      const closed = await documents.listHidden();
      const isOfLate = (record: Saved<Fields>) =>
        closed !== undefined || record.slug === record.id || showsAt(record) > now() - ofLateMs;
      const due = parseAll(closed ?? (await documents.list())).filter(
        (record) => isSeen(record) && isOfLate(record),
      );
      const opened = due.map(async ({ id }) => {
        const document = await documents.read(id);
        const record = document && parse(document);
        // A change meanwhile has opened it already.
        if (!record || document.deleted !== undefined) return false;
        const slug = record.slug && (await addressOf(id, record, record.slug));
        if (!closed && slug === record.slug) return true;
        return documents.replace(document, { fields: { ...document.fields, slug } });
      });
      return (await Promise.all(opened)).filter(Boolean).length;
    },
  };
}

const sentFields = <Fields extends object>(record: Fields) => withoutStoreFields(record) as Fields;
