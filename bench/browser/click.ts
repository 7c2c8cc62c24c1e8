import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';
import { notesOf } from './visit.ts';

/** The first visible match of `selector`. A click on it has worked when an element matches `effect`. */
export interface Control {
  selector: string;
  effect: string;
}

/** A click without target or effect. Its figure would mean nothing, so it ends the whole bench. */
export class ClickError extends Error {
  override name = 'ClickError';
}

/** Time limit for the effect of a click, in milliseconds. */
export const effectTimeoutMs = 20_000;
/**
 * `pauseMs`: before a click, so that scrolling has ended, and after it, so that the browser has reported the paint.
 * `timeoutMs`: time limit for the effect.
 */
const defaultPace = { pauseMs: 1500, timeoutMs: effectTimeoutMs };

type Aim = { x: number; y: number } | { problem: string };

/**
 * Taps a control and returns the milliseconds to the next paint. Throws a `ClickError` when the control is missing, hidden or covered,
 * when the effect exists before the tap, and when it does not follow.
 */
export async function click(session: Session, control: Control, pace = defaultPace): Promise<number> {
  const { pauseMs, timeoutMs } = pace;
  await session.evaluate(
    `(${find})(${argument(control)}).control?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await pause(pauseMs);
  const aim = await session.evaluate<Aim>(`(() => {
    Object.assign(window.__bench, { slowest: 0, shown: null });
    const aim = (${takeAim})((${find})(${argument(control)}));
    if (!aim.problem) (${watch})(${argument(control)});
    return aim;
  })()`);
  if ('problem' in aim) throw new ClickError(`${control.selector} ${aim.problem}.`);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [aim] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(pauseMs);
  if (!(await hasEffect(session, timeoutMs))) throw withoutEffect(control, timeoutMs);
  return (await notesOf(session)).slowest;
}

/** The error for a control whose effect did not follow. */
export const withoutEffect = ({ selector, effect }: Control, timeoutMs: number) =>
  new ClickError(
    `A click on ${selector} had no effect: nothing matched ${effect} within ${timeoutMs / 1000} s.`,
  );

const argument = (control: Control) => JSON.stringify(control);

/** Runs in the page: the control, and whether its effect exists. */
const find = `({ selector, effect }) => ({
  control: [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  done: document.querySelector(effect) !== null,
})`;

/** Runs in the page: the center of the control's visible part, or the reason why it cannot be clicked. */
const takeAim = `({ control, done }) => {
  if (!control) return { problem: 'is not visible' };
  if (done) return { problem: 'has had its effect before the click' };
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  return control.contains(hit) ? { x, y } : { problem: 'is covered by ' + (hit?.outerHTML.slice(0, 80) ?? 'nothing: it is outside the window') };
}`;

/**
 * Runs in the page: measures from the next click to the first frame that has its effect, without its painting. It checks at changes of
 * the document only, because a check in each frame would slow the click down.
 */
const watch = `({ effect }) => addEventListener('click', ({ timeStamp }) => {
  const check = () => {
    if (!document.querySelector(effect)) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.__bench.shown = performance.now() - timeStamp; });
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  check();
}, { capture: true, once: true })`;

/** Waits in the page for the effect; false after the time limit. */
function hasEffect(session: Session, timeoutMs: number): Promise<boolean> {
  return session.evaluate<boolean>(`new Promise((resolve) => {
    const end = performance.now() + ${timeoutMs};
    const check = () => {
      if (window.__bench.shown !== null) resolve(true);
      else if (performance.now() > end) resolve(false);
      else requestAnimationFrame(check);
    };
    check();
  })`);
}
