/** Two clicks farther apart than this, in CSS pixels, are on two controls: the smallest control is as wide (INTERACTIONS, G6). */
const doubleClickReach = 24;

/**
 * For clicks that would act twice (specification, section 2, Generic pieces): the first acts at once, later ones within `delay`
 * milliseconds are dropped, unless `isOther` finds that they differ from the one before. Compares times, because the timers of a page stand
 * still while the browser keeps it for the way back.
 */
export function throttleClick<Args extends unknown[]>(
  action: (...args: Args) => void,
  delay: number,
  isOther: (before: Args, now: Args) => boolean = () => false,
): (...args: Args) => void {
  let actedAt = -Infinity;
  let before: Args | undefined;
  return (...args) => {
    const now = performance.now();
    const isSecond = now - actedAt < delay && !(before && isOther(before, args));
    before = args;
    if (isSecond) return;
    actedAt = now;
    action(...args);
  };
}

/** Place of a click in the window. A click by key has no `detail` and no place. */
export type ClickPlace = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>;

/** True for two clicks too far apart for a double click. Two keys never are: the first may have moved the focus. */
export function isElsewhere(before: ClickPlace, now: ClickPlace): boolean {
  const distance = (axis: 'clientX' | 'clientY') =>
    (before.detail && before[axis]) - (now.detail && now[axis]);
  return Math.hypot(distance('clientX'), distance('clientY')) > doubleClickReach;
}
