/**
 * True for the picture that was uploaded under an id. Cloudinary gives it one of its own, which holds that id behind its folder (`match/…`), as
 * base64url.
 */
export const isPicture = (picture: { id: string }, id: string): boolean =>
  picture.id === id || ownIdIn(picture.id).endsWith(`/${id}`);

function ownIdIn(id: string): string {
  try {
    return atob(id.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
