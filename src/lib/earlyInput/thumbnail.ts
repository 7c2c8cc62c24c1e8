import { nextPaint } from './nextPaint.ts';

/** Id of the dialog that shows a thumbnail until the large view is loaded (`EarlyPicture.astro`). */
export const thumbnailId = 'early-picture';

/**
 * Shows the loaded file of a picture in a dialog at once. `onClose` is called when the visitor closes it. Does nothing for a link to another
 * site or without a picture, and once the large view has taken over.
 */
export async function openThumbnail(link: HTMLElement, onClose: () => void): Promise<void> {
  const dialog = document.getElementById(thumbnailId) as HTMLDialogElement | null;
  const thumbnail = link.querySelector<HTMLImageElement>(':not([target])>picture img');
  if (!dialog || !thumbnail) return;
  const { currentSrc: src, alt } = thumbnail;
  dialog.append(Object.assign(dialog.querySelector('img') ?? new Image(), { src, alt }));
  dialog.onclose = onClose;
  if (dialog.open) return;
  // A modal dialog makes the rest of the page inert, which takes a slow phone longer than to show the picture.
  // oxlint-disable-next-line @typescript-eslint/no-unnecessary-condition -- iOS below 17 has no popover
  dialog.togglePopover?.(true);
  await nextPaint();
  // The large view may have removed it by now.
  if (!dialog.isConnected) return;
  // oxlint-disable-next-line @typescript-eslint/no-unnecessary-condition -- iOS below 17 has no popover
  dialog.hidePopover?.();
  dialog.showModal();
}
