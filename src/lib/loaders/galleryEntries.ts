import { byRank, type PictureRecord } from '../../contracts/pictureRecord.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import type { FetchPictures, WantedPicture } from './fetchedPictures.ts';
import type { Entry } from './source.ts';

interface SourcePicture {
  record: PictureRecord;
  /** The name by which a person finds it at its source. */
  name: string;
  file: WantedPicture;
}

/** At most this many missing pictures are named. */
const mostNamed = 10;

/**
 * Makes the entries of a gallery by rank, without removed pictures, and fetches every file. Throws a `ServiceError` that names missing
 * files, so that the last complete list holds.
 */
export async function galleryEntries(
  pictures: readonly SourcePicture[],
  fetchPictures: FetchPictures,
): Promise<Entry[]> {
  const shown = pictures
    .filter(({ record }) => record.deleted === undefined)
    .toSorted((one, other) => byRank(one.record, other.record));
  const fetched = await fetchPictures(shown.map(({ file }) => file));
  const missing: string[] = [];
  const entries = shown.map(({ record: { id, rank, alt, decorative, credit }, name }, index) => {
    const { img, reason = '' } = fetched[index] ?? {};
    if (img === undefined) missing.push(`${name} ${reason}`);
    return { id, data: { id, rank, alt, decorative, credit, order: index + 1, img } };
  });
  if (missing.length === 0) return entries;
  const more = missing.length > mostNamed ? `, and ${missing.length - mostNamed} more` : '';
  const named = missing.slice(0, mostNamed).join(', ');
  throw new ServiceError(`lacks ${missing.length} of ${shown.length} pictures (${named}${more})`);
}
