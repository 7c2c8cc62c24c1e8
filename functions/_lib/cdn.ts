import { createHash } from 'node:crypto';
import { setting } from './env.ts';

const untilCleared = 'max-age=31536000, stale-while-revalidate=604800';

interface Written {
  text: string;
  etag: string;
}

const writings = new WeakMap<object, Written>();

interface ListOptions {
  /** The parameters that count. */
  keys?: readonly string[];
  /** Seconds after which it may have changed in a way that clears nothing; never, where it changes through us alone. */
  seconds?: number | undefined;
}

/**
 * A list that is the same for everybody. The CDN keeps it until `clear(tag)`; browsers ask the CDN every time, and it is not sent
 * again to who has it. A `body` must not change once it has been handed over.
 */
export function list(
  request: Request,
  tag: string,
  body: object,
  { keys = [], seconds }: ListOptions = {},
): Response {
  const { text, etag } = written(body);
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, durable, ${seconds === undefined ? untilCleared : `max-age=${seconds}`}`,
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

/** Headers of a file that never changes under its address; `clear(tag)` takes it out of the CDN. */
export const forGood = (tag: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
  'netlify-cache-tag': tag,
});

/** Clears what the CDN keeps under these tags. Where there is none, nothing is done; a failure is logged, and what was changed stays changed. */
export async function clear(...tags: string[]): Promise<void> {
  if (!setting('SITE_ID') || !setting('NETLIFY_PURGE_API_TOKEN')) return;
  try {
    const { purgeCache } = await import('@netlify/functions');
    await purgeCache({ tags });
  } catch {
    console.error(`The CDN still keeps an old ${tags.join(', ')}.`);
  }
}
