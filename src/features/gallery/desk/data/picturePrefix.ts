/** Begins the names of the drafts of pictures in the browser's storage. */
export const picturePrefix = 'desk-picture:';
