import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { ZodType } from 'astro/zod';
import * as usual from '../../config/sources.ts';
import { askWithin } from '../sources/ask.ts';
import type { LeftOut } from '../sources/reading.ts';
import { retrying } from '../sources/retry.ts';
import { SourceError } from '../sources/sourceError.ts';
import { pictureFetcher } from './fetchedPictures.ts';
import { readLastGood, writeLastGood } from './lastGood.ts';
import type { Entry, Source } from './source.ts';

interface Options {
  /** The collection, which is also the folder of its pictures. */
  kind: string;
  /** `undefined` while its variables are not set. */
  source: Source | undefined;
  /** Of the repository's own records, which hold as long as no source is switched on. */
  embedded: Loader;
  schema: ZodType;
  /** How long the source may take, and when it is asked again; milliseconds. */
  patience?: { sourceTime: number; pauses: readonly number[] };
}

/** From the first source on, as long as the build runs. */
let allTime: AbortSignal | undefined;

/**
 * Loads a collection from its source. One that fails is tried again, then its last good records are used, then the build
 * stops with a sentence that names the source and the fix (DESIGN, Content and data).
 */
export function sourceLoader({ kind, source, embedded, schema, patience = usual }: Options): Loader {
  return {
    name: `${kind}-source`,
    load: async (context) => {
      if (!source) {
        await embedded.load(context);
        context.logger.info(`${kind}: embedded, ${records(context.store.keys().length)}`);
        return;
      }
      const { entries, leftOut, from } = await entriesOf(
        { source, kind, schema, patience },
        context.config.cacheDir,
      );
      context.store.clear();
      for (const { id, data } of entries) {
        context.store.set({
          id,
          data: await context.parseData({ id, data }),
          digest: context.generateDigest(data),
        });
      }
      report(context.logger, source.name, from, entries.length, leftOut);
    },
  };
}

interface Entries {
  entries: Entry[];
  leftOut: LeftOut[];
  /** `live`, or `cached since …` with the reason. */
  from: string;
}

type Switched = Required<Omit<Options, 'embedded' | 'source'>> & { source: Source };

async function entriesOf(options: Switched, cache: URL): Promise<Entries> {
  const { kind, source } = options;
  const folder = fileURLToPath(new URL('sources/', cache));
  const file = join(folder, `${kind}.json`);
  try {
    const { entries, leftOut } = await liveEntries(options, join(folder, 'pictures', kind));
    await writeLastGood(file, entries, new Date());
    return { entries, leftOut, from: 'live' };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const last = await readLastGood(file);
    const trouble = `${source.name} ${error.message}`;
    if (last)
      return { entries: last.entries, leftOut: [], from: `cached since ${last.since}, because ${trouble}` };
    throw new Error(
      `${trouble}, and nothing is kept of an earlier build: check ${source.variables.join(', ')}, or empty them to build with the embedded content.`,
      { cause: error },
    );
  }
}

async function liveEntries({ source, schema, patience }: Switched, folder: string) {
  allTime ??= AbortSignal.timeout(usual.allSourcesTime);
  const signal = AbortSignal.any([allTime, AbortSignal.timeout(patience.sourceTime)]);
  const { items, leftOut } = await source.read({
    ask: retrying(askWithin(signal), patience.pauses, signal),
    fetchPicture: pictureFetcher(folder, signal),
  });
  const checked = items.map((entry) => ({ entry, read: schema.safeParse(entry.data) }));
  const broken = checked.flatMap(({ entry, read }) =>
    read.success ? [] : [{ what: entry.id, why: firstFault(read.error.issues) }],
  );
  const entries = checked.filter(({ read }) => read.success).map(({ entry }) => entry);
  if (entries.length === 0 && !source.mayBeEmpty)
    throw new SourceError('answered with nothing that can be shown');
  return { entries, leftOut: [...leftOut, ...broken] };
}

function firstFault([issue]: readonly { path: PropertyKey[]; message: string }[]): string {
  return issue ? `${issue.path.map(String).join('.')} ${issue.message}` : 'it breaks its contract';
}

function report(
  logger: LoaderContext['logger'],
  name: string,
  from: string,
  count: number,
  leftOut: LeftOut[],
): void {
  const missing = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
  const line = `${name}: ${from}, ${records(count)}${missing}`;
  if (from === 'live') logger.info(line);
  else logger.warn(line);
  for (const { what, why } of leftOut) logger.warn(`${name}: left out ${what}: ${why}`);
}

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
