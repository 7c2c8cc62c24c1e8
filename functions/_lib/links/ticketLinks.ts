import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { dayMs, hourMs } from '../../../src/config/time.ts';
import { takesPlace } from '../../../src/records/concertRules.ts';
import { instant } from '../../../src/records/text.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { readRecord } from '../../../src/stores/record.ts';
import { stores } from '../stores.ts';
import type { LinkState } from './checkLink.ts';

/** The checks of ticket links, by address. */
const linkChecks = z.record(
  z.string(),
  z.object({
    checkedAt: instant,
    /** The first of the checks in a row that found nothing there. */
    goneSince: z.optional(instant),
  }),
);
type LinkChecks = z.infer<typeof linkChecks>;

/** All of them are one record, which only the daily run writes. */
const key = 'checks';
const store = () => new BlobStore('links');

/** Two checks of a link lie at least this far apart, in milliseconds: a little less than a day. */
const pauseMs = 20 * hourMs;

/** An older check says nothing any more, in milliseconds. */
const expiryMs = 3 * dayMs;

/** No check begins later in a run, in milliseconds: the host ends a scheduled function after 30 s, and a check takes 10 s at most. */
const runMs = 15_000;

const checksAtOnce = 10;

/**
 * Checks the ticket link of each coming concert that takes place, at most once a day, until `late`; those that are sold out or not announced
 * yet, too. Forgets the checks of all other links.
 */
export async function checkTicketLinks(
  now: Date,
  check: (url: string) => Promise<LinkState>,
  late = AbortSignal.timeout(runMs),
): Promise<void> {
  const [concerts, before] = await Promise.all([stores().concerts.listAll(), readChecks()]);
  const coming = concerts.filter(
    (concert) => Date.parse(concert.date) >= now.getTime() && takesPlace(concert),
  );
  const urls = new Set(coming.flatMap(({ ticketUrl }) => ticketUrl ?? []));
  const checkedAt = (url: string) => Date.parse(before[url]?.checkedAt ?? '') || 0;
  const due = [...urls].filter((url) => checkedAt(url) + pauseMs <= now.getTime());
  // A link that one run did not reach comes first in the next.
  const found = await pLimit(checksAtOnce).map(
    due.sort((one, other) => checkedAt(one) - checkedAt(other)),
    async (url) => [url, late.aborted ? undefined : await check(url)] as const,
  );
  const states = new Map(found);
  const checks = [...urls].flatMap((url): [string, LinkChecks[string]][] => {
    const [last, state] = [before[url], states.get(url)];
    if (state === undefined) return last ? [[url, last]] : [];
    const checkedAt = now.toISOString();
    return [[url, { checkedAt, ...(state === 'gone' && { goneSince: last?.goneSince ?? checkedAt }) }]];
  });
  await store().setJSON(key, Object.fromEntries(checks));
}

/** The links that were gone at two checks in a row, on two days. */
export async function deadLinks(now: Date): Promise<{ url: string; since: string }[]> {
  return Object.entries(await readChecks()).flatMap(([url, { checkedAt, goneSince: since }]) => {
    const isDead =
      since !== undefined &&
      Date.parse(checkedAt) - Date.parse(since) >= pauseMs &&
      Date.parse(checkedAt) + expiryMs > now.getTime();
    return isDead ? [{ url, since }] : [];
  });
}

const readChecks = async (): Promise<LinkChecks> =>
  linkChecks.safeParse(await readRecord(store(), key)).data ?? {};
