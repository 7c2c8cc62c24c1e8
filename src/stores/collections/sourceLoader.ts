import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { ZodMiniType } from 'zod/mini';
import * as usual from '../../config/sources.ts';
import { layOver } from '../layOver.ts';
import { readTolerantly } from '../../records/records.ts';
import { requestJsonWithin } from '../../services/http/request.ts';
import type { LeftOut } from '../../services/http/reading.ts';
import { withRetry } from '../../services/http/retry.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import { storeReader, type StoreLimits } from './blobStore.ts';
import { pictureFetcher, type PictureLimits } from './fetchedPictures.ts';
import { readLastGood, writeLastGood } from './lastGood.ts';
import type { Entry, Source, SourceTools } from './source.ts';

/** Time limits and retry pauses, in milliseconds. */
type Limits = PictureLimits & StoreLimits & { sourceTimeoutMs: number };

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
      if (source.identityOf) await embedded.load(context);
      else store.clear();
      const files = store.entries().map(([id, { data }]) => ({ id, data }));
      const stored = found.entries.map(({ id, data, file }) => ({ id, slug: data.slug, file }));
      const visible = new Set(layOver(stored, files, source.identityOf));
      for (const file of files) if (!visible.has(file)) store.delete(file.id);
      const withoutAddress = files
        .filter(({ id }) => stored.some(({ slug }) => slug === id))
        .map(atOthersAddress);
      const beside = source.identityOf && visible.size;
      const present = found.entries.filter(({ isDeleted }) => !isDeleted);
      for (const { id, data } of present) store.set({ id, data, digest: context.generateDigest(data) });
      const leftOut = [...found.leftOut, ...withoutAddress];
      report(logger, source.name, { ...found, entries: present, leftOut }, beside);
    },
  };
}

const atOthersAddress = ({ id }: Entry): LeftOut => ({
  entry: id,
  reason: 'a concert of the store has its address: name the file otherwise',
});

interface Entries {
  entries: Entry[];
  leftOut: LeftOut[];
  /** `live`, or `cached since …` with the reason. */
  from: string;
}

type Switched = Required<Omit<Options, 'embedded' | 'source'>> & { source: Source };
type Surroundings = Pick<LoaderContext, 'config' | 'logger'>;

async function entriesOf(options: Switched, { config, logger }: Surroundings): Promise<Entries> {
  const { kind, source, schema } = options;
  const folder = fileURLToPath(new URL('sources/', config.cacheDir));
  const file = join(folder, `${kind}.json`);
  const origin = [source.name, source.account].filter(Boolean).join(' of ');
  const warn = (sentence: string) => logger.warn(`${source.name}: ${sentence}`);
  try {
    const { items, leftOut } = await read(options, join(folder, 'pictures', kind), warn);
    const checked = checkedEntries(items, schema, warn);
    if (checked.entries.length === 0 && !source.mayBeEmpty)
      throw new ServiceError('answered with nothing that can be shown');
    await writeLastGood(file, { source: origin, entries: checked.entries }, new Date());
    return { entries: checked.entries, leftOut: [...leftOut, ...checked.leftOut], from: 'live' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const last = await readLastGood(file, origin);
    const trouble = `${source.name} ${error.message}`;
    if (last)
      return {
        ...checkedEntries(last.entries, schema, warn),
        from: `cached since ${last.since}, because ${trouble}`,
      };
    throw new Error(`${trouble}, and nothing is kept of an earlier build: ${source.fix}.`, { cause: error });
  }
}

/** Every load has its own time limit: `npm run dev` loads repeatedly, for hours. */
function read({ source, limits }: Switched, folder: string, warn: SourceTools['warn']) {
  const signal = AbortSignal.timeout(limits.sourceTimeoutMs);
  return source.read({
    requestJson: withRetry(requestJsonWithin(signal), limits.pauses, signal),
    fetchPictures: pictureFetcher(folder, limits),
    openStore: (name) => storeReader(name, limits),
    warn,
  });
}

/** The records that fit the contract; a left-out field of one is only a warning. */
function checkedEntries(
  items: readonly Entry[],
  schema: ZodMiniType,
  warn: SourceTools['warn'],
): Pick<Entries, 'entries' | 'leftOut'> {
  const entries: Entry[] = [];
  const leftOut: LeftOut[] = [];
  for (const item of items) {
    const { id, data } = item;
    const read = readTolerantly(schema, data);
    if (read.data === undefined) {
      leftOut.push({ entry: id, reason: read.faults.join(', ') });
      continue;
    }
    for (const fault of read.faults) warn(`left out of ${id}: ${fault}`);
    entries.push({ ...item, data: read.data as Entry['data'] });
  }
  return { entries, leftOut };
}

/** `beside` counts the remaining records of `src/content`, where the source joins them. */
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
