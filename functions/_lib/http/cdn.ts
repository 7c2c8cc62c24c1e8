import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { visibleWithin } from '../../../src/config/caching.ts';
import { setting } from '../env.ts';
import { postTo } from './upstream.ts';

/**
 * The CDN keeps a list for this many seconds without a purge. It never serves a stale one while it asks for a new one: that would
 * prolong the hour.
 */
const listLifetime = 3600;

/** Pauses before the second and third purge, in milliseconds: the host takes two purges of a tag in five seconds. */
const purgePauses = [1000, 5000];

/** One purge may take this long, in milliseconds: the band waits for it. */
const purgeTimeoutMs = 3000;

interface Written {
  text: string;
  etag: string;
}

const writings = new WeakMap<object, Written>();

interface ListOptions {
  /** The parameters that count. */
  keys?: readonly string[];
  /** Seconds for which the CDN may keep it, where it also changes in ways that purge nothing. */
  seconds?: number | undefined;
}

/**
 * A list that is the same for everybody. The CDN keeps it until `clear([tag])`, an hour at most; browsers ask the CDN every time, and
 * it is not sent again to who has it. A `body` must not change once it has been handed over.
 */
export function list(
  request: Request,
  tag: string,
  body: object,
  { keys = [], seconds = listLifetime }: ListOptions = {},
): Response {
  const { text, etag } = written(body);
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, durable, max-age=${seconds}`,
    etag,
    'content-type': 'application/json',
    'netlify-cache-tag': tag,
    'netlify-vary': `query=${keys.join('|')}`,
  };
  const isKnown = (request.headers.get('if-none-match') ?? '').includes(etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** A list as it is sent, made once of the same one: its callers remember it for as long as nothing changes. */
function written(body: object): Written {
  const known = writings.get(body);
  if (known) return known;
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  writings.set(body, { text, etag });
  return { text, etag };
}

/** Headers of a file that never changes under its address; `clear([tag])` takes it out of the CDN. */
export const forGood = (tag: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
  'netlify-cache-tag': tag,
});

/**
 * Purges what the CDN keeps under these tags, where there is a CDN. Returns headers for the answer to a change: none when every
 * visitor sees it at once; `visible-within` with the `seconds` until then when nothing could be purged. Never throws.
 */
export async function clear(
  tags: readonly string[],
  seconds = listLifetime,
): Promise<Record<string, string>> {
  const site = setting('SITE_ID');
  // Only the host sets it, and only the host has a CDN.
  if (!site || (await isPurged(site, tags))) return {};
  console.error(`The CDN may keep an old ${tags.join(', ')} for ${seconds} s.`);
  return { [visibleWithin]: String(seconds) };
}

/** Tries up to three times. A token that the host has not set ends it at once. */
async function isPurged(site: string, tags: readonly string[]): Promise<boolean> {
  const token = setting('NETLIFY_PURGE_API_TOKEN');
  if (!token) return false;
  for (const before of [0, ...purgePauses]) {
    await pause(before);
    if (await purge(site, token, tags)) return true;
  }
  return false;
}

/** https://docs.netlify.com/build/caching/caching-overview/#on-demand-invalidation, with a time limit, which Netlify's own client has not. */
async function purge(site: string, token: string, tags: readonly string[]): Promise<boolean> {
  try {
    const url = `${setting('NETLIFY_API_BASE') ?? 'https://api.netlify.com'}/api/v1/purge`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ site_id: site, cache_tags: tags });
    await postTo('The CDN', url, { headers, body }, purgeTimeoutMs);
    return true;
  } catch {
    // `postTo` has logged the reason.
    return false;
  }
}
