import { scheduled } from './_lib/http/endpoint.ts';
import { clear } from './_lib/http/cdn.ts';
import type { Config } from '@netlify/functions';
import { stores } from './_lib/stores.ts';
import { kinds } from '../src/records/kinds.ts';

/**
 * Opens the concerts to visitors whose instant has come, and clears what the CDN holds without them (decision 0037).
 */
export default scheduled(async () => {
  const { concerts, cacheSeconds } = stores();
  const count = await concerts.announce();
  if (count > 0) await clear(kinds.concert.tags, cacheSeconds);
  console.log(`Announced: ${count}.`);
});

/** Every quarter of an hour. */
export const config: Config = { schedule: '*/15 * * * *' };
