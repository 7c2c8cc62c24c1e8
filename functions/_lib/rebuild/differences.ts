import type { differenceNames } from '../../../src/records/built/attention.ts';
import { isPicture } from '../../../src/records/gallery/pictureId.ts';
import { kinds, versionedKinds } from '../../../src/records/kinds.ts';
import { problemOf } from '../http/problemError.ts';
import { type BuildRecord, galleryDigest, recordsDigest } from '../../../src/records/built/buildRecord.ts';
import type { Gallery } from '../../../src/stores/gallery/gallery.ts';
import { gallery, stores } from '../stores.ts';

/** A reason why a new build would write different HTML. */
export interface Difference {
  name: (typeof differenceNames)[number];
  /** The digest or the instant that the build did not know. */
  present: string;
}

/**
 * The differences between a build and this moment. Throws when a store fails and no other difference is known: then the answer is unknown.
 */
export async function differencesFrom(build: BuildRecord, now: Date): Promise<Difference[]> {
  const { of } = stores();
  const photos = photosThere();
  const read = await Promise.allSettled([
    ...versionedKinds.map((kind) => {
      const { collection } = kinds[kind];
      // Which venues visitors see follows from the concerts.
      const known = kind === 'venue' ? build.concerts && build.venues : build[collection];
      return differenceOf(collection, known, async () => recordsDigest(await photos(await of(kind).list())));
    }),
    differenceOf('gallery', build.gallery, async () => galleryDigest(await gallery().list())),
  ]);
  const found = [
    ...passedInstant(build, now),
    ...read.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
  ];
  const failures = read.flatMap((outcome) =>
    outcome.status === 'rejected' ? problemOf(outcome.reason) : [],
  );
  if (failures[0] && found.length === 0) throw failures[0];
  return found;
}

/**
 * The records as a build can show them: without a photograph that the gallery no longer has. The gallery is read once, and only for a record
 * with a photograph.
 */
function photosThere() {
  let all: ReturnType<Gallery['listForBand']> | undefined;
  return <Stored extends { id: string }>(records: readonly Stored[]): Promise<Stored[]> =>
    Promise.all(
      records.map(async (record) => {
        const id: unknown = Reflect.get(record, 'picture');
        if (typeof id !== 'string') return record;
        const isThere = (await (all ??= gallery().listForBand())).some((picture) => isPicture(picture, id));
        return isThere ? record : { ...record, picture: undefined };
      }),
    );
}

function passedInstant({ changesAt }: BuildRecord, now: Date): Difference[] {
  if (changesAt === null || Date.parse(changesAt) > now.getTime()) return [];
  return [{ name: 'date', present: changesAt }];
}

/** A store that the build did not read is not compared: a rebuild would not read it either, and would be repeated every day. */
async function differenceOf(
  name: Difference['name'],
  known: string | null,
  read: () => Promise<string>,
): Promise<Difference[]> {
  if (known === null) return [];
  const present = await read();
  return present === known ? [] : [{ name, present }];
}
