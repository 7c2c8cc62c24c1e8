/**
 * Runs `action` at once and then at most every `delay` milliseconds. The latest call within the delay runs at its end. `cancel` drops a
 * waiting call and ends the delay.
 */
export function throttle<Args extends unknown[]>(action: (...args: Args) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;

  const rest = () => {
    timer = undefined;
    if (!waiting) return;
    const args = waiting;
    waiting = undefined;
    throttled(...args);
  };

  const throttled = (...args: Args) => {
    if (timer !== undefined) {
      waiting = args;
      return;
    }
    timer = setTimeout(rest, delay);
    action(...args);
  };

  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return throttled;
}
