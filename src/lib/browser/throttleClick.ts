import { throttle } from './throttle.ts';

/**
 * For presses that would act twice (specification, section 2, Generic pieces): the first acts at once, those in the `delay`
 * after it, in milliseconds, are dropped. `cancel` ends the delay.
 */
export const throttleClick = <Args extends unknown[]>(action: (...args: Args) => void, delay: number) =>
  throttle(action, delay, { between: 'none' });
