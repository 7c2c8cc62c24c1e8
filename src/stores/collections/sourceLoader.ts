import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { ZodMiniType } from 'zod/mini';
import * as usual from '../../config/services.ts';
import type { Document } from '../documents.ts';
import { layOver } from '../layOver.ts';
import { readTolerantly } from '../../records/records.ts';
import { requestJsonWithin } from '../../services/http/request.ts';
import type { LeftOut } from '../../services/http/reading.ts';
import { withRetry } from '../../services/http/retry.ts';
import { callsOf, ServiceError } from '../../services/http/serviceError.ts';
import { pictureFetcher, type PictureLimits } from './fetchedPictures.ts';
import { noteUse, readLastGood, writeLastGood } from './lastGood.ts';
import type { Source, SourceTools } from './source.ts';

/** Time limits and retry pauses, in milliseconds. */
type Limits = PictureLimits & { sourceTimeoutMs: number; storeReadTimeoutMs: number };

interface Options {
  /** The collection, which is also the folder of its pictures. */
  kind: string;
  /** `undefined` while its variables are not set. */
  source: Source | undefined;
  /** Loads the repository's own records, used without a source or beside the source's. */
  embedded: Loader;
  /** The contract of the source's records. */
  schema: ZodMiniType;
  limits?: Limits;
}

/**
 * Loads a collection from its source (DESIGN, Content and data). After failed retries it uses the last good records. Without these the build
 * stops with a sentence that names the source and the fix.
 */
export function sourceLoader({ kind, source, embedded, schema, limits = usual }: Options): Loader {
  return {
    name: `${kind}-source`,
    load: async (context) => {
      const { store, logger } = context;
      if (!source) {
        await embedded.load(context);
        logger.info(`${kind}: embedded only, ${records(store.keys().length)}`);
        return;
      }
      const found = await entriesOf({ source, kind, schema, limits }, context);
      await embedded.load(context);
      // The band's folder gives way to a service; what the band has added on the desk stays beside it.
      if (!source.over)
        for (const [id, { data }] of store.entries()) if (!('updatedAt' in data)) store.delete(id);
      const files = store.entries().map(([id, { data }]): Document => ({ id, fields: data, isFile: true }));
      const shown = source.over
        ? layOver(found.entries, { ...source.over, read: () => files })
        : found.entries;
      if (source.over) for (const file of files) if (!shown.includes(file)) store.delete(file.id);
      const entries = shown.filter(({ isFile }) => !isFile);
      for (const { id, fields } of entries)
        store.set({ id, data: fields, digest: context.generateDigest(fields) });

      const addresses = new Set(found.entries.map(({ fields: { slug } }) => slug));
      const withoutAddress = files.filter(({ id }) => addresses.has(id)).map(atOthersAddress);
      const leftOut = [...found.leftOut, ...withoutAddress];
      const beside = source.over && shown.length - entries.length;
      report(logger, source.name, { ...found, entries, leftOut }, beside);
    },
  };
}

const atOthersAddress = ({ id }: Document): LeftOut => ({
  entry: id,
  reason: 'a concert of the store has its address: name the file otherwise',
});

interface Entries {
  entries: Document[];
  leftOut: LeftOut[];
  /** `live`, or `cached since …` with the reason. */
  from: string;
}

type Switched = Required<Omit<Options, 'embedded' | 'source'>> & { source: Source };
interface Surroundings {
  config: Pick<LoaderContext['config'], 'cacheDir'>;
  logger: Pick<LoaderContext['logger'], 'warn'>;
}

/** Reads a source, or its last good records. Throws where it fails and there are none. */
export async function entriesOf(options: Switched, { config, logger }: Surroundings): Promise<Entries> {
  const { kind, source, schema } = options;
  const folder = folderIn(config.cacheDir);
  const [file, origin] = [lastGoodFile(folder, kind), originOf(source)];
  const warn = (sentence: string) => logger.warn(`${source.name}: ${sentence}`);
  try {
    const { items, leftOut } = await read(options, join(folder, 'pictures', kind), warn);
    const checked = checkedEntries(items, schema, warn);
    const hasLast = (await readLastGood(file, origin)) !== undefined;
    if (checked.entries.length === 0 && source.mayBeEmpty !== true && hasLast)
      throw new ServiceError('answered with nothing that can be shown');
    const all = [...leftOut, ...checked.leftOut];
    const odd = [...all, ...checked.odd];
    await writeLastGood(file, { source: origin, entries: checked.entries, leftOut: odd }, new Date());
    return { entries: checked.entries, leftOut: all, from: 'live' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const last = await readLastGood(file, origin);
    const trouble = `${source.name} ${error.message}`;
    if (!last)
      throw new Error(`${trouble}, and nothing is kept of an earlier build: ${source.fix}.`, {
        cause: error,
      });
    const checked = checkedEntries(last.entries, schema, warn);
    await noteUse(file, { ...last, entries: checked.entries });
    return {
      ...checked,
      from: `cached since ${last.since}, because ${trouble}`,
    };
  }
}

const folderIn = (cacheDir: URL) => fileURLToPath(new URL('sources/', cacheDir));
const lastGoodFile = (folder: string, kind: string) => join(folder, `${kind}.json`);
const originOf = ({ name, account }: Source) => [name, account].filter(Boolean).join(' of ');

/** How this build read a source. */
interface SourceState {
  /** The instant of the records that the collection shows, because the source failed. */
  failingSince?: string | undefined;
  /** Names of what its answer holds and the site does not show, or shows without a value. */
  leftOut: string[];
}

export async function sourceState(
  kind: string,
  source: Source | undefined,
  cacheDir: URL,
): Promise<SourceState> {
  const last = source && (await readLastGood(lastGoodFile(folderIn(cacheDir), kind), originOf(source)));
  const names = last?.leftOut?.map(({ entry, name = entry }) => name) ?? [];
  return { failingSince: last?.isUsed ? last.since : undefined, leftOut: [...new Set(names)] };
}

/** Every load has its own time limit: `npm run dev` loads repeatedly, for hours. */
function read({ source, limits }: Switched, folder: string, warn: SourceTools['warn']) {
  const signal = AbortSignal.timeout(limits.sourceTimeoutMs);
  const requestJson = withRetry(requestJsonWithin(signal), limits.pauses, signal);
  return source.read({
    requestJson,
    calls: {
      call: (service, work) => callsOf(service, () => work(requestJson)),
      limits: { timeoutMs: limits.storeReadTimeoutMs, pauses: limits.pauses },
    },
    fetchPictures: pictureFetcher(folder, limits),
    warn,
  });
}

/** The records that fit the contract; `odd` are those among them that lack a field which does not fit. */
function checkedEntries(
  items: readonly Document[],
  schema: ZodMiniType,
  warn: SourceTools['warn'],
): Pick<Entries, 'entries' | 'leftOut'> & { odd: LeftOut[] } {
  const entries: Document[] = [];
  const leftOut: LeftOut[] = [];
  const odd: LeftOut[] = [];
  for (const item of items) {
    const { id, fields } = item;
    const read = readTolerantly(schema, fields);
    const name = [fields.name, fields.title].find((text) => typeof text === 'string');
    const fault: LeftOut = { entry: id, reason: read.faults.join(', '), name };
    if (read.data === undefined) {
      leftOut.push(fault);
      continue;
    }
    if (read.faults.length > 0) odd.push(fault);
    for (const each of read.faults) warn(`left out of ${id}: ${each}`);
    entries.push({ ...item, fields: read.data as Document['fields'] });
  }
  return { entries, leftOut, odd };
}

/** `beside` counts the remaining records of the band's folder, where the source joins them. */
function report(
  logger: LoaderContext['logger'],
  name: string,
  { from, entries, leftOut }: Entries,
  beside: number | undefined,
): void {
  const missing = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
  const joined = beside === undefined ? '' : ` beside ${beside} embedded`;
  const line = `${name}: ${from}, ${records(entries.length)}${joined}${missing}`;
  if (from === 'live') logger.info(line);
  else logger.warn(line);
  for (const { entry, reason } of leftOut) logger.warn(`${name}: left out ${entry}: ${reason}`);
}

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
