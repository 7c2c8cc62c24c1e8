import { idLength } from '../../config/api.ts';

/**
 * True for the picture that was uploaded under an id. Cloudinary gives it one of its own, which holds that id behind its folder (`match/…`), as
 * base64url.
 */
export const isPicture = (picture: { id: string }, id: string): boolean =>
  picture.id === id || ownIdIn(picture.id).endsWith(`/${id}`);

/** The id under which a picture was uploaded, the same in every gallery; its own where it came in another way. */
export const uploadIdOf = ({ id }: { id: string }): string => uploadId.exec(ownIdIn(id))?.[1] ?? id;

const uploadId = new RegExp(`/([\\da-f]{${idLength}})$`);

function ownIdIn(id: string): string {
  try {
    return atob(id.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
