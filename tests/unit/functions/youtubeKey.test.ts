import { expect, test, vi } from 'vitest';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import youtubeKey from '../../../functions/youtubeKey.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const call = async () => youtubeKey(new Request('https://match.test/api/youtubeKey'), context);

test('answers with the configured key, and 503 without one', async () => {
  vi.stubEnv('YOUTUBE_API_KEY', 'a-key');
  expect(await (await call()).json()).toEqual({ key: 'a-key' });
  vi.stubEnv('YOUTUBE_API_KEY', '');
  expect((await call()).status).toBe(503);
});
