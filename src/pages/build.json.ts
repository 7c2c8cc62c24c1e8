import type { APIRoute } from 'astro';
import { cacheDir } from 'astro:config/server';
import { isOn, musicServices } from '../config/services.ts';
import { galleryDigest, recordsDigest, type BuildRecord } from '../records/built/buildRecord.ts';
import { concerts, gallery, listed, releases } from '../stores/collections/content.ts';
import { sourceKinds, type SourceKind } from '../records/built/attention.ts';
import {
  builtKinds,
  keptName,
  kinds,
  listedKinds,
  shownKinds,
  type BuiltKind,
  type Collection,
} from '../records/kinds.ts';
import { repositoryIn } from '../stores/repository/repository.ts';
import { recordSource } from '../stores/collections/bandSources.ts';
import { sourceState } from '../stores/collections/sourceLoader.ts';
import { sources } from '../stores/collections/sources.ts';
import { nextChange } from '../lib/dates/nextChange.ts';
import { setting } from '../lib/setting.ts';

/** This file is public, and a concert or its venue may not be announced yet. */
const isClosed = (kind: SourceKind) => listedKinds.some((name) => kinds[name].collection === kind);

const isBuilt = (name: string): name is BuiltKind => builtKinds.some((built) => built === name);

/** Of the records that were written before the build, with those of the store over them. */
const builtDigest = (name: BuiltKind) =>
  recordsDigest(
    repositoryIn(process.cwd())
      [kinds[name].collection]()
      .map(({ id, fields }) => ({ ...fields, id })),
  );

/** The digest of each collection that the band changes; null of one without a store. */
async function digests(): Promise<Record<Collection, string | null>> {
  const entries = shownKinds.map(async (name) => {
    const { collection } = kinds[name];
    if (isBuilt(name)) return [collection, recordSource(name, setting) ? builtDigest(name) : null];
    const digest = async () =>
      name === 'picture' ? galleryDigest(await gallery()) : recordsDigest(await listed(name));
    return [collection, sources[kinds[name].collection](setting) ? await digest() : null];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Collection, string | null>;
}

/** Records the content of this build for the daily rebuild (`functions/dailyRebuild.ts`) and for the desk. */
export const GET: APIRoute = async () => {
  // The start of the build: earlier than every page, so that no change between the two is missed.
  const builtAt = new Date(performance.timeOrigin);
  const fromServices = musicServices.some((service) => isOn(service, setting));
  const shown = { concerts: await concerts(), releases: await releases(), fromServices };
  const states = await Promise.all(
    sourceKinds.map(async (kind) => ({
      kind,
      ...(await sourceState(kind, sources[kind](setting), cacheDir)),
    })),
  );
  const ownStates = await Promise.all(
    builtKinds.map(async (name) => ({
      kind: kinds[name].collection,
      ...(await sourceState(keptName(name), recordSource(name, setting), cacheDir)),
    })),
  );
  const failing = [...ownStates, ...states].flatMap(({ kind, failingSince: since }) =>
    since ? [[kind, { kind, since }] as const] : [],
  );
  return Response.json({
    builtAt: builtAt.toISOString(),
    changesAt: nextChange(shown, builtAt)?.toISOString() ?? null,
    ...(await digests()),
    // Videos and releases come from the store and from a service.
    failedSources: [...new Map(failing).values()],
    leftOut: states.flatMap(({ kind, leftOut: names }) =>
      names.length > 0 && !isClosed(kind) ? [{ kind, names }] : [],
    ),
  } satisfies BuildRecord);
};
