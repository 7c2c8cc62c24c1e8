import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';

/** A control that opens something: the first visible match of a selector, and what stands in the page once it is open. */
export interface Control {
  selector: string;
  opened: string;
}

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
/** A control that has not answered after so many milliseconds never will. */
const patience = 20_000;
/** Looks after a press before the control counts as dead and is pressed again. */
const glancesPerPress = 3;

/**
 * Presses a control as soon as it can be seen and stands still, and again while nothing happens, as people do. Returns
 * the milliseconds from the navigation until what it opens stood open, `undefined` when it never did. Looking is
 * polled: nothing in a page tells that a button which is painted would not answer yet.
 */
export async function answersAfter(session: Session, control: Control): Promise<number | undefined> {
  let before: Place | null = null;
  for (;;) {
    const { at, place } = await look(session, control);
    if (at > patience) return undefined;
    if (place && place.x === before?.x && place.y === before.y) {
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

function look(session: Session, { selector, opened }: Control): Promise<Sight> {
  return session.evaluate<Sight>(`(() => {
    const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const control = window.__bench?.firstPaint && [...document.querySelectorAll('${selector}')].find(shown);
    const sight = { at: performance.now(), open: document.querySelector('${opened}') !== null, place: null };
    if (!control) return sight;
    const { x, y, width, height } = control.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return { ...sight, place: hit && (control.contains(hit) || hit.contains(control)) ? middle : null };
  })()`);
}
