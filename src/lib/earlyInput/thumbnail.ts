/** Id of the dialog that shows a thumbnail until the large view is loaded (`EarlyPicture.astro`). */
export const thumbnailId = 'early-picture';

/**
 * Shows the loaded file of a picture in a dialog at once. `onClose` is called when the visitor closes it. Does nothing for a link to another
 * site or without a picture, and once the large view has taken over.
 */
export function openThumbnail(link: HTMLElement, onClose: () => void): void {
  const dialog = document.getElementById(thumbnailId) as HTMLDialogElement | null;
  const thumbnail = link.querySelector<HTMLImageElement>(':not([target])>picture img');
  if (!dialog || !thumbnail) return;
  const { currentSrc: src, alt } = thumbnail;
  dialog.append(Object.assign(dialog.querySelector('img') ?? new Image(), { src, alt }));
  dialog.ariaLabel = alt;
  dialog.onclose = onClose;
  if (!dialog.open) dialog.showModal();
}
