import { createHash } from 'node:crypto';
import { test as base, expect as baseExpect, type TestInfo } from '@playwright/test';
import { addressHeader } from '../../scripts/serve/site/web.ts';
import { Noise } from './noise.ts';

/** Playwright's own, but `poll` looks every 50 ms: by itself it looks ever more seldom, in the end once a second. */
export const expect = baseExpect.configure({});
const { poll } = expect;
expect.poll = (actual, options) =>
  poll(actual, { intervals: [50], ...(typeof options === 'string' ? { message: options } : options) });

/** An address that no other test of the run has, from the block for documentation (RFC 3849). */
function addressOf({ testId, retry, repeatEachIndex }: TestInfo): string {
  const digits = createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest('hex');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`;
}

/**
 * The `test` of every journey: it fails when a page logs an error, throws one, or asks a host other than ours for
 * anything. A test that provokes one says so: `noise.allow(/404/)`. Each comes from an address of its own, so that limits
 * per address count for it alone.
 */
export const test = base.extend<{ noise: Noise }>({
  extraHTTPHeaders: async ({}, use, testInfo) => {
    await use({ [addressHeader]: addressOf(testInfo) });
  },
  noise: [
    async ({ context, baseURL }, use) => {
      const noise = new Noise(new URL(baseURL ?? 'http://localhost').host);
      context.on('console', (message) => {
        if (message.type() === 'error')
          noise.heard(`console.error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => noise.heard(`page error: ${error.error().message}`));
      context.on('request', (request) => noise.requested(request.url()));
      await use(noise);
      expect(noise.unexpected(), 'a quiet page: no errors, no requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
