import { byRank } from '../../records/gallery/storedPicture.ts';
import type { PictureRecord } from '../../records/gallery/pictureRecord.ts';
import type { Reading } from '../../services/http/reading.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import type { FetchPictures, WantedPicture } from './fetchedPictures.ts';
import { isHidden } from '../gallery/storedRecord.ts';
import type { Document } from '../documents.ts';

interface SourcePicture {
  record: PictureRecord;
  /** The name by which a person finds it at its source. */
  name: string;
  /** Absent for a picture of the repository, which is there. */
  file?: WantedPicture;
}

/** At most this many missing pictures are named. */
const mostNamed = 10;

/**
 * Makes the entries of a gallery by rank, without pictures that are hidden, and fetches every file. A removed picture of the repository
 * stays as a mark. A file that is no picture is left out, as what was left out before. Throws a `ServiceError` that names missing files, so
 * that the last complete list holds.
 */
export async function galleryEntries(
  pictures: Reading<SourcePicture>,
  fetchPictures: FetchPictures,
): Promise<Reading<Document>> {
  const items: Document[] = [];
  const leftOut = [...pictures.leftOut];
  const missing: string[] = [];
  const entry = ({ id, alt, decorative, credit, rank, deleted }: PictureRecord, img: string) =>
    items.push({ id, fields: { id, alt, decorative, credit, rank, img }, ...(deleted && { deleted }) });

  for (const { record } of pictures.items) if (record.img) entry(record, record.img);
  const wanted = pictures.items
    .flatMap(({ file, ...picture }) => (file && !isHidden(picture.record) ? { file, ...picture } : []))
    .toSorted((one, other) => byRank(one.record, other.record));
  const fetched = await fetchPictures(wanted.map(({ file }) => file));
  for (const [index, { record, name }] of wanted.entries()) {
    const { img, reason = '', isBroken } = fetched[index] ?? {};
    if (img !== undefined) entry(record, img);
    else if (isBroken) leftOut.push({ entry: name, reason });
    else missing.push(`${name} ${reason}`);
  }
  if (missing.length === 0) return { items, leftOut };
  const more = missing.length > mostNamed ? `, and ${missing.length - mostNamed} more` : '';
  const named = missing.slice(0, mostNamed).join(', ');
  throw new ServiceError(`lacks ${missing.length} of ${wanted.length} pictures (${named}${more})`);
}
