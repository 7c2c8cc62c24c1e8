/**
 * Runs `action` at once and then at most every `delay` milliseconds; a call in between runs at the end of the delay,
 * with the latest arguments. `cancel` drops what is waiting.
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
