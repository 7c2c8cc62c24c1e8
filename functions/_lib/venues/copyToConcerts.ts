import type { Venue } from '../../../src/contracts/venue.ts';
import { selectConcertStore } from '../concerts/selectStore.ts';
import { ProblemError } from '../http/problemError.ts';

/** Maximum number of retries while others change the same concerts. */
const maxAttempts = 6;

const overtaken = new Set(['outdated', 'gone', 'not-found', 'conflict']);

/** Writes a venue's name and city into the stored concerts that name it. The list and the stream of concerts hold no venues. */
export async function copyToConcerts({ id, name, city }: Venue): Promise<void> {
  const { store } = selectConcertStore();
  for (let left = maxAttempts; left > 0; left--) {
    const concerts = (await store.list()).filter(
      (concert) => concert.venueId === id && (concert.venue !== name || concert.city !== city),
    );
    const updates = concerts.map((concert) =>
      store.update(concert.id, concert.revision, { ...concert, venue: name, city }),
    );
    const written = await Promise.all(updates.map((update) => update.then(() => true, wasOvertaken)));
    if (!written.includes(false)) return;
  }
  throw new ProblemError('conflict');
}

/** False where somebody else has changed or deleted the concert since it was listed; throws any other fault. */
function wasOvertaken(fault: unknown): false {
  if (fault instanceof ProblemError && overtaken.has(fault.problem)) return false;
  throw fault;
}
