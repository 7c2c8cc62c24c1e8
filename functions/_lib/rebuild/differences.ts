import { type BuildRecord, galleryDigest, recordsDigest } from '../../../src/records/built/buildRecord.ts';
import { selectConcertStore } from '../../../src/stores/concerts/concertStore.ts';
import { selectGallery } from '../../../src/stores/gallery/selectGallery.ts';
import { siteFiles } from '../site/siteFiles.ts';
import { selectVenueStore } from '../../../src/stores/venues/venueStore.ts';

/** A reason why a new build would write different HTML. */
export interface Difference {
  /** Its name in the log. */
  name: string;
  /** The digest or the instant that the build did not know. */
  present: string;
}

/**
 * The differences between the build at an address and this moment. Throws when a store fails and no other difference is known: then the answer is unknown.
 */
export async function differencesFrom(build: BuildRecord, url: string, now: Date): Promise<Difference[]> {
  const files = siteFiles(url);
  const stores = await Promise.allSettled([
    differenceOf('concerts', build.concerts, async () =>
      recordsDigest(await selectConcertStore(files).store.list()),
    ),
    differenceOf('venues', build.venues, async () =>
      recordsDigest(await selectVenueStore(files).store.list()),
    ),
    differenceOf('gallery', build.gallery, async () => galleryDigest(await selectGallery().list())),
  ]);
  const found = [
    ...passedInstant(build, now),
    ...stores.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
  ];
  const failed = stores.find((outcome) => outcome.status === 'rejected');
  if (failed && found.length === 0) throw failed.reason;
  return found;
}

function passedInstant({ changesAt }: BuildRecord, now: Date): Difference[] {
  if (changesAt === null || Date.parse(changesAt) > now.getTime()) return [];
  return [{ name: `a date (${changesAt})`, present: changesAt }];
}

/** A store that the build did not read is not compared: a rebuild would not read it either, and would be repeated every day. */
async function differenceOf(
  name: string,
  known: string | null,
  read: () => Promise<string>,
): Promise<Difference[]> {
  if (known === null) {
    console.log(`The build reads no store of ${name}.`);
    return [];
  }
  const present = await read();
  return present === known ? [] : [{ name, present }];
}
