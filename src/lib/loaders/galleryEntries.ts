import type { Ranked } from '../../contracts/keptPicture.ts';
import type { PictureTexts } from '../../contracts/storedPicture.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import type { FetchPictures, WantedPicture } from './fetchedPictures.ts';
import type { Entry } from './source.ts';

interface ListedPicture {
  /** Its fields that the gallery shows. */
  record: Ranked & PictureTexts;
  /** By which a person finds it at its source. */
  name: string;
  file: WantedPicture;
}

/** So many missing pictures are named. */
const mostNamed = 10;

/**
 * The records of a gallery, in the order of its list, with every picture fetched. A list with gaps is a failure: throws a
 * `ServiceError` that names what is missing, so that the last complete list holds.
 */
export async function galleryEntries(
  pictures: readonly ListedPicture[],
  fetchPictures: FetchPictures,
): Promise<Entry[]> {
  const fetched = await fetchPictures(pictures.map(({ file }) => file));
  const missing: string[] = [];
  const entries = pictures.map(({ record, name }, index) => {
    const { img, why = '' } = fetched[index] ?? {};
    if (img === undefined) missing.push(`${name} ${why}`);
    return { id: record.id, data: { ...record, order: index + 1, img } };
  });
  if (missing.length === 0) return entries;
  const more = missing.length > mostNamed ? `, and ${missing.length - mostNamed} more` : '';
  const named = missing.slice(0, mostNamed).join(', ');
  throw new ServiceError(`lacks ${missing.length} of ${pictures.length} pictures (${named}${more})`);
}
