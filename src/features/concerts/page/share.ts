/**
 * Shares the title and the address of the page where the browser can, else copies the address and says so. Listens on the document, because
 * a correction replaces the button.
 */
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
  if (button) void share(button);
});

async function share({ dataset }: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname;
  const canShare: boolean = 'share' in navigator;
  const announce = (text = '') => {
    // Looked for at last, because a correction replaces it, too.
    const status = document.querySelector('.shared');
    if (status) status.textContent = text;
  };
  // Cleared first, so that a second copy is announced too.
  announce();
  try {
    // Many chats take the text and leave the title out.
    const { title } = document;
    if (canShare) await navigator.share({ title, text: title, url });
    else {
      await navigator.clipboard.writeText(url);
      announce(dataset.copied);
    }
  } catch (error) {
    // The visitor has closed the list of targets.
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) announce(dataset.failed);
  }
}
