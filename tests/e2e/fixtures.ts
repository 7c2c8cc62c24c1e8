import { test as base, expect } from '@playwright/test';
import { Noise } from './noise.ts';

export { expect };

/**
 * The `test` of every journey: it fails when a page logs an error, throws one, or asks a host other than ours for
 * anything. A test that provokes one says so: `noise.allow(/404/)`.
 */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context, baseURL }, use) => {
      const noise = new Noise(new URL(baseURL ?? 'http://localhost').host);
      context.on('console', (message) => {
        if (message.type() === 'error')
          noise.heard(`console.error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        noise.heard(`page error: ${error.error().message}`);
      });
      context.on('request', (request) => {
        noise.requested(request.url());
      });
      await use(noise);
      expect(noise.unexpected(), 'a quiet page: no errors, no requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
