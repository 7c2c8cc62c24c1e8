import { byRank, type PictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { Reading } from '../../services/http/reading.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import type { FetchPictures, WantedPicture } from './fetchedPictures.ts';
import type { Document } from '../documents.ts';

interface SourcePicture {
  record: PictureRecord;
  /** The name by which a person finds it at its source. */
  name: string;
  file: WantedPicture;
}

/** At most this many missing pictures are named. */
const mostNamed = 10;

/**
 * Makes the entries of a gallery by rank, without removed pictures, and fetches every file. A file that is no picture is left out, as what
 * was left out before. Throws a `ServiceError` that names missing files, so that the last complete list holds.
 */
export async function galleryEntries(
  pictures: Reading<SourcePicture>,
  fetchPictures: FetchPictures,
): Promise<Reading<Document>> {
  const shown = pictures.items
    .filter(({ record }) => record.deleted === undefined)
    .toSorted((one, other) => byRank(one.record, other.record));
  const fetched = await fetchPictures(shown.map(({ file }) => file));
  const items: Document[] = [];
  const leftOut = [...pictures.leftOut];
  const missing: string[] = [];
  for (const [index, { record, name }] of shown.entries()) {
    const { id, alt, decorative, credit } = record;
    const { img, reason = '', isBroken } = fetched[index] ?? {};
    if (img !== undefined)
      items.push({ id, fields: { id, alt, decorative, credit, order: items.length + 1, img } });
    else if (isBroken) leftOut.push({ entry: name, reason });
    else missing.push(`${name} ${reason}`);
  }
  if (missing.length === 0) return { items, leftOut };
  const more = missing.length > mostNamed ? `, and ${missing.length - mostNamed} more` : '';
  const named = missing.slice(0, mostNamed).join(', ');
  throw new ServiceError(`lacks ${missing.length} of ${shown.length} pictures (${named}${more})`);
}
