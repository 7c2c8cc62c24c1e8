import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The tickets of a page before they are drawn anew. */
interface Before {
  /** The concert whose link has the focus. */
  focused: string | undefined;
  /** The tickets in the window. */
  tickets: Map<string, { height: number; hasStamp: boolean }>;
  /** The concert to go to. */
  target: string | undefined;
}

/** A concert on the page, whatever its ticket is made of at the moment. */
const identityOf = (ticket: Element) =>
  `${ticket.querySelector('time')?.dateTime ?? ''} ${ticket.querySelector('h3, h4')?.textContent ?? ''}`;

const ticketsIn = (root: Element | null) => [...(root?.querySelectorAll('article') ?? [])];

/** A stamp is the last thing on its ticket. */
const hasStamp = (ticket: Element) => ticket.lastElementChild?.matches('p') ?? false;

/**
 * Keeps what a visitor looks at while tickets are drawn anew: the focus on a concert's link, and the heights of the tickets in the
 * window. Call the result before that happens, with the concert to focus, if any; `drawn` changes when it has happened.
 */
export function useStablePosition(
  root: RefObject<HTMLElement | null>,
  drawn: unknown,
): (target?: { dateTime: string; name: string }) => void {
  const held = useRef<Before>(undefined);

  useLayoutEffect(() => {
    const before = held.current;
    held.current = undefined;
    if (!before) return;
    const tickets = ticketsIn(root.current);
    for (const ticket of tickets) {
      const was = before.tickets.get(identityOf(ticket));
      if (was) keepHeight(ticket, was);
    }
    const find = (concert: string | undefined) => tickets.find((ticket) => identityOf(ticket) === concert);
    const target = find(before.target);
    // Lost, not moved: it falls back on the page when what had it is gone.
    if (target) goTo(target);
    else if (document.activeElement === document.body)
      find(before.focused)?.querySelector('a')?.focus({ preventScroll: true });
  }, [root, drawn]);

  return (target) => {
    const active = document.activeElement;
    const focused = root.current?.contains(active) ? active?.closest('article') : undefined;
    held.current = {
      focused: focused ? identityOf(focused) : undefined,
      tickets: new Map(
        ticketsIn(root.current)
          .filter(isInWindow)
          .map((ticket) => [identityOf(ticket), { height: ticket.offsetHeight, hasStamp: hasStamp(ticket) }]),
      ),
      target: target && `${target.dateTime} ${target.name}`,
    };
  };
}

function isInWindow(ticket: HTMLElement): boolean {
  const { top, bottom, left, right } = ticket.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** A stamp that needs more room lies on the stub instead; a ticket that needs less keeps the room. */
function keepHeight(ticket: HTMLElement, was: { height: number; hasStamp: boolean }): void {
  if (ticket.offsetHeight > was.height && hasStamp(ticket) && !was.hasStamp) ticket.dataset.pasted = '';
  if (ticket.offsetHeight < was.height) ticket.style.minBlockSize = `${was.height}px`;
}

/** The slideshow brings the column of what gets the focus into view. */
function goTo(ticket: HTMLElement): void {
  ticket.tabIndex = -1;
  ticket.focus({ preventScroll: true });
  ticket.scrollIntoView({ block: 'nearest' });
}
