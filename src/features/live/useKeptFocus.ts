import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A concert on the page, whatever its ticket is made of at the moment. */
const identityOf = (ticket: Element | null | undefined) =>
  ticket &&
  `${ticket.querySelector('time')?.dateTime ?? ''} ${ticket.querySelector('h3, h4')?.textContent ?? ''}`;

/**
 * Keeps the focus on the link of a concert whose ticket is drawn anew. What is returned is called before that happens;
 * `drawn` changes when it has.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, drawn: unknown): () => void {
  const held = useRef<string | null | undefined>(undefined);

  useLayoutEffect(() => {
    const concert = held.current;
    held.current = undefined;
    // Lost, not moved: it falls back on the page when what had it is gone.
    if (!concert || document.activeElement !== document.body) return;
    const tickets = [...(root.current?.querySelectorAll('article') ?? [])];
    const link = tickets.find((ticket) => identityOf(ticket) === concert)?.querySelector('a');
    link?.focus({ preventScroll: true });
  }, [root, drawn]);

  return () => {
    held.current = identityOf(
      root.current?.contains(document.activeElement) ? document.activeElement?.closest('article') : undefined,
    );
  };
}
