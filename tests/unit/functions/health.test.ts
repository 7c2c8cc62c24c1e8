import { expect, test } from 'vitest';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import health, { config } from '../../../functions/health.ts';

const context: Context = { ip: '127.0.0.1', params: {}, waitUntil: () => undefined };

test('GET /api/health says ok and is never cached', async () => {
  const response = await health(new Request('http://localhost/api/health'), context);

  expect(config.path).toBe('/api/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
});
