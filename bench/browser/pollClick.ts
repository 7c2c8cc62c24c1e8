import { setTimeout as pause } from 'node:timers/promises';
import { ClickError, type Control, effectTimeoutMs, withoutEffect } from './click.ts';
import type { Session } from './session.ts';

interface Place {
  x: number;
  y: number;
}

interface PageState {
  /** Milliseconds since the navigation began, on the page's clock. */
  at: number;
  open: boolean;
  /** The control's center in CSS pixels, when it is painted and not covered. */
  place: Place | null;
}

/** Interval between two reads of the page, in milliseconds: the accuracy of the figure. */
const pollMs = 60;
/** Reads of the page after a click before the control is clicked again. */
const pollsPerClick = 3;

/**
 * Clicks a control as soon as it is visible and still, and again while nothing happens, like a person. Returns the milliseconds from
 * the navigation to the effect. Throws a `ClickError` without one. It polls, because no event says that a painted button does not
 * work yet.
 */
export async function clickUntilEffect(session: Session, control: Control): Promise<number> {
  let before: Place | null = null;
  let isClicked = false;
  for (;;) {
    const { at, place, open } = await readState(session, control);
    if (open && isClicked) return at;
    if (open) throw new ClickError(`${control.selector} has had its effect before the click.`);
    if (at > effectTimeoutMs) throw withoutEffect(control, effectTimeoutMs);
    if (place && place.x === before?.x && place.y === before.y) {
      isClicked = true;
      const effectAt = await click(session, control, place);
      if (effectAt !== undefined) return effectAt;
    } else {
      await pause(pollMs);
    }
    before = place;
  }
}

async function click(session: Session, control: Control, place: Place): Promise<number | undefined> {
  const mouse = { ...place, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
  for (let polls = 0; polls < pollsPerClick; polls++) {
    await pause(pollMs);
    const { open, at } = await readState(session, control);
    if (open) return at;
  }
  return undefined;
}

function readState(session: Session, { selector, effect }: Control): Promise<PageState> {
  return session.evaluate<PageState>(`(() => {
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const control = window.__bench?.firstPaint && [...document.querySelectorAll('${selector}')].find(isShown);
    const state = { at: performance.now(), open: document.querySelector('${effect}') !== null, place: null };
    if (!control) return state;
    const { x, y, width, height } = control.getBoundingClientRect();
    const center = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(center.x, center.y);
    return { ...state, place: hit && (control.contains(hit) || hit.contains(control)) ? center : null };
  })()`);
}
