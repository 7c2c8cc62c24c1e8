import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isSkipped } from '../../../lib/browser/isSkipped.ts';

/** The page before a render. */
interface Snapshot {
  /** The concert whose link has the focus, and the place of the link in its ticket. */
  focused: { concert: string; link: number } | undefined;
  /** The tickets in the window. */
  tickets: Map<string, { height: number; hasStamp: boolean }>;
  /** The concert to go to. */
  target: string | undefined;
}

/** Identifies a concert across renders, in which its element may change. */
const identityOf = (ticket: HTMLElement) => ticket.dataset.id ?? '';

const ticketsIn = (root: Element | null) => [...(root?.querySelectorAll('article') ?? [])];

const linksIn = (ticket: Element | undefined) => [...(ticket?.querySelectorAll('a') ?? [])];

const hasStamp = (ticket: Element) => ticket.querySelector(':scope > p') !== null;

/**
 * Keeps the focus on a concert's link, and the heights of the tickets in the window, while tickets are rendered again. Call the returned
 * function before the render, with the id of the concert to focus, if any. `rendered` changes with the render.
 */
export function useStablePosition(
  root: RefObject<HTMLElement | null>,
  rendered: unknown,
): (target?: string) => void {
  const snapshot = useRef<Snapshot>(undefined);

  useLayoutEffect(() => {
    const before = snapshot.current;
    snapshot.current = undefined;
    if (!before) return;
    const tickets = ticketsIn(root.current);
    for (const ticket of tickets) {
      const earlier = before.tickets.get(identityOf(ticket));
      if (earlier) keepHeight(ticket, earlier);
    }
    const find = (concert: string | undefined) => tickets.find((ticket) => identityOf(ticket) === concert);
    const target = find(before.target);
    // The browser moves the focus to the body when its element is removed.
    if (target) goTo(target);
    else if (before.focused && document.activeElement === document.body) {
      const links = linksIn(find(before.focused.concert));
      (links[before.focused.link] ?? links[0])?.focus({ preventScroll: true });
    }
  }, [root, rendered]);

  return (target) => {
    const active = document.activeElement;
    const focused = root.current?.contains(active) ? active?.closest('article') : undefined;
    snapshot.current = {
      focused: focused
        ? {
            concert: identityOf(focused),
            link: linksIn(focused).findIndex((link) => link === active),
          }
        : undefined,
      tickets: new Map(
        ticketsIn(root.current)
          .filter(isInWindow)
          .map((ticket) => [identityOf(ticket), { height: ticket.offsetHeight, hasStamp: hasStamp(ticket) }]),
      ),
      target,
    };
  };
}

function isInWindow(ticket: HTMLElement): boolean {
  if (isSkipped(ticket)) return false;
  const { top, bottom, left, right } = ticket.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** Puts a new stamp that would raise the ticket over its badge. A ticket that needs less height keeps its height, and its words their place. */
function keepHeight(ticket: HTMLElement, earlier: { height: number; hasStamp: boolean }): void {
  if (ticket.offsetHeight > earlier.height && hasStamp(ticket) && !earlier.hasStamp)
    ticket.dataset.pasted = '';
  if (ticket.offsetHeight < earlier.height)
    Object.assign(ticket.style, { minBlockSize: `${earlier.height}px`, alignContent: 'start' });
}

/** Focuses a ticket. The slideshow then shows its column. */
function goTo(ticket: HTMLElement): void {
  ticket.tabIndex = -1;
  ticket.focus({ preventScroll: true });
  ticket.scrollIntoView({ block: 'nearest' });
}
