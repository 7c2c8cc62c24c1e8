import { visibleWithin } from '../../../config/caching.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { publish, published } from '../../../lib/recordStore.ts';
import { call } from '../../../lib/browser/http.ts';
import type { SentConcert } from './typedConcert.ts';

interface Added {
  concert: Concert;
  /** Seconds within which every visitor sees it; `null` where they see it at once. */
  late: string | null;
}

/**
 * Adds a concert and answers what was kept. The same `key` again answers what the first call kept, also when its answer was lost.
 * Throws what `call` throws.
 */
export async function addConcert(concert: SentConcert, key: string): Promise<Added> {
  const body = new Blob([JSON.stringify(concert)], { type: 'application/json' });
  const headers = { 'Idempotency-Key': key };
  const answer = await call('/api/concerts', { method: 'POST', body, headers });
  return { concert: (await answer.json()) as Concert, late: answer.headers.get(visibleWithin) };
}

/** Shows a concert that was just kept on this page, beside all others; where those cannot be had, their next refresh brings it. */
export async function showConcert(concert: Concert): Promise<void> {
  const others = published('concerts') ?? (await readConcerts());
  if (others) publish('concerts', [...others.filter(({ id }) => id !== concert.id), concert]);
}

/** False where the first of several tries was kept, and something else was typed since. */
export function isAsSent(kept: Concert, sent: SentConcert): boolean {
  const same = (field: 'name' | 'venue' | 'city' | 'ticketUrl') => kept[field] === sent[field];
  return (
    Date.parse(kept.date) === Date.parse(sent.date) &&
    (['name', 'venue', 'city', 'ticketUrl'] as const).every(same)
  );
}

async function readConcerts(): Promise<Concert[] | undefined> {
  try {
    return (await (await call('/api/concerts')).json()) as Concert[];
  } catch {
    return undefined;
  }
}
