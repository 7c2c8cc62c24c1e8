import { expect, test, vi } from 'vitest';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import youtubeKey from '../../../functions/youtubeKey.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const call = async () => youtubeKey(new Request('https://match.test/api/youtubeKey'), context);

test('answers with the configured key, never cached', async () => {
  vi.stubEnv('YOUTUBE_API_KEY', 'a-key');
  const response = await call();

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ key: 'a-key' });
});

test('answers 503 when not configured', async () => {
  vi.stubEnv('YOUTUBE_API_KEY', '');
  const response = await call();

  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
