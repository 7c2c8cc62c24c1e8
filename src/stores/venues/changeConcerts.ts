import { isDeepStrictEqual } from 'node:util';
import type { Concert } from '../../records/concert.ts';
import { selectConcertStore } from '../concerts/concertStore.ts';
import { ProblemError } from '../../../functions/_lib/http/problemError.ts';
import type { SiteFiles } from '../../../functions/_lib/site/siteFiles.ts';
import { maxWrites } from '../record.ts';

const overtaken = new Set(['outdated', 'gone', 'not-found', 'conflict']);

/** Lists the concerts that name a venue. */
export const concertsAt = async (venueId: string, files: SiteFiles): Promise<Concert[]> =>
  (await selectConcertStore(files).store.list()).filter((concert) => concert.venueId === venueId);

/** Changes every concert that names a venue, on condition that nobody else has changed it meanwhile, else again. */
export async function changeConcerts(
  venueId: string,
  change: (concert: Concert) => Concert,
  files: SiteFiles,
): Promise<void> {
  const { store } = selectConcertStore(files);
  for (let left = maxWrites; left > 0; left--) {
    const updates = (await concertsAt(venueId, files)).flatMap((concert) => {
      const next = change(concert);
      return isDeepStrictEqual(next, concert) ? [] : store.update(concert.id, concert.revision, next);
    });
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
