import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';
import { notesOf } from './visit.ts';

/** A control: the first visible match of `selector`. A click on it worked once something in the page matches `effect`. */
export interface Control {
  selector: string;
  effect: string;
}

/** A click that reached nothing or changed nothing. Its figure would be worthless, so it ends the whole bench. */
export class ClickError extends Error {
  override name = 'ClickError';
}

/** Milliseconds after which a control without effect counts as dead. */
export const effectTimeoutMs = 20_000;
/**
 * `rest`: milliseconds before a click, so that scrolling is over, and after it, so that the browser has reported its paint.
 * `timeoutMs`: how long to wait for the effect.
 */
const usualPace = { rest: 1500, timeoutMs: effectTimeoutMs };

type Aim = { x: number; y: number } | { problem: string };

/**
 * Taps a control and returns the milliseconds from the tap to the next paint. Throws a `ClickError` when the control is
 * missing, hidden or covered, when its effect stands before the tap, and when it does not follow.
 */
export async function click(session: Session, control: Control, pace = usualPace): Promise<number> {
  const { rest, timeoutMs } = pace;
  await session.evaluate(
    `(${find})(${argument(control)}).control?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await pause(rest);
  const aim = await session.evaluate<Aim>(`(() => {
    window.__bench.slowest = 0;
    return (${takeAim})((${find})(${argument(control)}));
  })()`);
  if ('problem' in aim) throw new ClickError(`${control.selector} ${aim.problem}.`);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [aim] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(rest);
  if (!(await hasEffect(session, control, timeoutMs))) throw withoutEffect(control, timeoutMs);
  return (await notesOf(session)).slowest;
}

/** The error for a control whose effect did not follow. */
export const withoutEffect = ({ selector, effect }: Control, timeoutMs: number) =>
  new ClickError(
    `A click on ${selector} had no effect: nothing matched ${effect} within ${timeoutMs / 1000} s.`,
  );

const argument = (control: Control) => JSON.stringify(control);

/** In the page: the control, and whether its effect stands there. */
const find = `({ selector, effect }) => ({
  control: [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  done: document.querySelector(effect) !== null,
})`;

/** In the page: the middle of the control's part inside the window, or the reason why nothing can be clicked there. */
const takeAim = `({ control, done }) => {
  if (!control) return { problem: 'is nowhere to be seen' };
  if (done) return { problem: 'has had its effect before the click' };
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  return control.contains(hit) ? { x, y } : { problem: 'is covered by ' + (hit?.outerHTML.slice(0, 80) ?? 'nothing: it is outside the window') };
}`;

/** Waits in the page for the effect; false when the time is over. */
function hasEffect(session: Session, { effect }: Control, timeoutMs: number): Promise<boolean> {
  return session.evaluate<boolean>(`new Promise((resolve) => {
    const end = performance.now() + ${timeoutMs};
    const look = () => {
      if (document.querySelector(${JSON.stringify(effect)})) resolve(true);
      else if (performance.now() > end) resolve(false);
      else requestAnimationFrame(look);
    };
    look();
  })`);
}
