/** Time after which a page that was to be left has stayed, in milliseconds: a program has opened the link, or the visitor has stopped it. */
const leavingMs = 10_000;

let leftAt = -leavingMs;

// The modules of a page are tested without one.
if (typeof addEventListener === 'function')
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });

/**
 * Waits while the page is being left: for ever, unless it stays, or is kept for the way back. Firefox fails the requests of such a page,
 * and on a slow line the next one comes seconds later. Resolves at once in any other page.
 */
export async function untilPageStays(): Promise<void> {
  const left = leftAt + leavingMs - performance.now();
  if (left <= 0) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, left);
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve();
    };
    addEventListener('pagehide', onHide, { once: true });
  });
}
