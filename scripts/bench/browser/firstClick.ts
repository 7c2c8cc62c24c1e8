import { setTimeout as pause } from 'node:timers/promises';
import { ClickError, type Control, effectTimeoutMs, withoutEffect } from './click.ts';
import type { Session } from './session.ts';

interface Place {
  x: number;
  y: number;
}

interface Sight {
  /** Milliseconds since the navigation began, on the page's clock. */
  at: number;
  open: boolean;
  /** The control's middle in CSS pixels, once it is painted and nothing covers it. */
  place: Place | null;
}

/** Between two looks at the page, in milliseconds: the accuracy of the figure. */
const glance = 60;
/** Looks after a press before the control counts as dead and is pressed again. */
const glancesPerPress = 3;

/**
 * Presses a control as soon as it can be seen and stands still, and again while nothing happens, as people do. Returns
 * the milliseconds from the navigation until its effect stood there. Throws a `ClickError` when it never does. Looking is
 * polled: nothing in a page tells that a button which is painted would not answer yet.
 */
export async function answersAfter(session: Session, control: Control): Promise<number> {
  let before: Place | null = null;
  let isPressed = false;
  for (;;) {
    const { at, place, open } = await look(session, control);
    if (open && isPressed) return at;
    if (open) throw new ClickError(`${control.selector} has had its effect before the click.`);
    if (at > effectTimeoutMs) throw withoutEffect(control, effectTimeoutMs);
    if (place && place.x === before?.x && place.y === before.y) {
      isPressed = true;
      const answered = await press(session, control, place);
      if (answered !== undefined) return answered;
    } else {
      await pause(glance);
    }
    before = place;
  }
}

async function press(session: Session, control: Control, place: Place): Promise<number | undefined> {
  const mouse = { ...place, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
  for (let glances = 0; glances < glancesPerPress; glances++) {
    await pause(glance);
    const { open, at } = await look(session, control);
    if (open) return at;
  }
  return undefined;
}

function look(session: Session, { selector, effect }: Control): Promise<Sight> {
  return session.evaluate<Sight>(`(() => {
    const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const control = window.__bench?.firstPaint && [...document.querySelectorAll('${selector}')].find(shown);
    const sight = { at: performance.now(), open: document.querySelector('${effect}') !== null, place: null };
    if (!control) return sight;
    const { x, y, width, height } = control.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return { ...sight, place: hit && (control.contains(hit) || hit.contains(control)) ? middle : null };
  })()`);
}
