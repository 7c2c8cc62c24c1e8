import { expect as baseExpect } from '@playwright/test';

/** Playwright's own, but `poll` looks every 100 ms: by itself it looks ever more seldom, in the end once a second. Each look costs the page or the server. */
export const expect = baseExpect.configure({});
const { poll } = expect;
expect.poll = (actual, options) =>
  poll(actual, { intervals: [100], ...(typeof options === 'string' ? { message: options } : options) });
