import { useReading } from '../../../../desk/kit/records/useReading.ts';
import { call, jsonIn } from '../../../../lib/browser/http.ts';
import { builtPhotos, builtPhotosPath, type BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';

const none: BuiltPhotos = {};
const read = async () => builtPhotos.parse(await jsonIn(await call(builtPhotosPath)));

/** The photographs that the page shows now; none until they are loaded, or where the file cannot be had: the rows then stand without pictures. */
export const useBuiltPhotos = (): BuiltPhotos => useReading(read, true).value ?? none;

interface Photographed {
  id: string;
  picture?: string | undefined;
  img?: string | undefined;
}

/** Address of the picture that the page shows of a record, in a folder of the build; of the one below the record's photograph where another is chosen. */
export function builtAddress(
  built: BuiltPhotos,
  folder: string,
  record: Photographed | undefined,
  chosen = record?.picture ?? '',
): string | undefined {
  if (!record) return undefined;
  const { id, img, picture } = record;
  return built[`${folder}/${imgOf(id, picture === chosen ? record : { img })}`]?.src;
}
