import { useReading } from '../../../../desk/kit/records/useReading.ts';
import { call } from '../../../../lib/browser/http.ts';
import { builtPhotos, builtPhotosPath, type BuiltPhotos } from '../../../../records/built/builtPhotos.ts';

const none: BuiltPhotos = {};
const read = async () => builtPhotos.parse(await (await call(builtPhotosPath)).json());

/** The photographs that the page shows now; none until they are loaded, or where the file cannot be had: the rows then stand without pictures. */
export const useBuiltPhotos = (): BuiltPhotos => useReading(read, true).value ?? none;
