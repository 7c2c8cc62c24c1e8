import { expect as baseExpect } from '@playwright/test';

/** Playwright's own, but `poll` looks every 50 ms: by itself it looks ever more seldom, in the end once a second. */
export const expect = baseExpect.configure({});
const { poll } = expect;
expect.poll = (actual, options) =>
  poll(actual, { intervals: [50], ...(typeof options === 'string' ? { message: options } : options) });
