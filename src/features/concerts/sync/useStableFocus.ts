import { useLayoutEffect, useRef, type RefObject } from 'react';

const linksIn = (ticket: Element | null | undefined) => [...(ticket?.querySelectorAll('a') ?? [])];

/**
 * Keeps the focus on a concert's link while its ticket is rendered again, in another element. Call the returned function before the render.
 * `rendered` changes with the render.
 */
export function useStableFocus(root: RefObject<HTMLElement | null>, rendered: unknown): () => void {
  /** The concert whose link has the focus, and the place of the link in its ticket. */
  const focused = useRef<{ id: string; link: number }>(undefined);

  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = undefined;
    // The browser moves the focus to the body when its element is removed.
    if (!before || document.activeElement !== document.body) return;
    const links = linksIn(root.current?.querySelector(`[data-id="${CSS.escape(before.id)}"]`));
    (links[before.link] ?? links[0])?.focus({ preventScroll: true });
  }, [root, rendered]);

  return () => {
    const active = document.activeElement;
    const ticket = root.current?.contains(active) && active?.closest<HTMLElement>('[data-id]');
    focused.current = ticket
      ? { id: ticket.dataset.id ?? '', link: linksIn(ticket).findIndex((link) => link === active) }
      : undefined;
  };
}
