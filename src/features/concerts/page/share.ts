/**
 * Shares the title and the address of the page where the browser can, else copies the address and says so. Copies the address of the venue.
 * Listens on the document, because a correction replaces the buttons.
 */
document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share], [data-copy]') : null;
  if (button) void hand(button.dataset);
});

async function hand({ copy, copied, failed }: DOMStringMap): Promise<void> {
  const url = location.origin + location.pathname;
  const canShare: boolean = copy === undefined && 'share' in navigator;
  const announce = (text = '') => {
    // Looked for at last, because a correction replaces it, too.
    const status = document.querySelector(copy === undefined ? '.shared' : '[data-copy] + [role="status"]');
    if (status) status.textContent = text;
  };
  // Cleared first, so that a second copy is announced too.
  announce();
  try {
    // Many chats take the text and leave the title out.
    const { title } = document;
    if (canShare) await navigator.share({ title, text: title, url });
    else {
      await navigator.clipboard.writeText(copy ?? url);
      announce(copied);
    }
  } catch (error) {
    // The visitor has closed the list of targets.
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) announce(failed);
  }
}
