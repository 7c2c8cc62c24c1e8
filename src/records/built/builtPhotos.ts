import * as z from 'zod/mini';

/** The file of the photographs that a build shows, for the desk. */
export const builtPhotosPath = '/desk/photos.json';

/** The photographs by folder and name, such as `members/nora`. `isOwn` is false for a picture of the product, and for one that another place lends. */
export const builtPhotos = z.record(z.string(), z.object({ src: z.string(), isOwn: z.boolean() }));
export type BuiltPhotos = Readonly<z.infer<typeof builtPhotos>>;
