import { localeCodes } from '../src/config/locales.ts';
import { candidatesOf, lineState } from '../src/features/concerts/next/candidates.ts';
import { concertsTag } from './_lib/concerts/selectStore.ts';
import { cachedText } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { siteRecords, withVenue } from './_lib/site/siteRecords.ts';
import { selectDocuments } from './_lib/storage/selectDocuments.ts';

/** `GET /api/next/{locale}`: the next concert that takes place, for the line in the hero; 304 where the line is still right. */
export default endpoint({
  GET: async (request, { params }) => {
    const locale = localeCodes.find((code) => code === params.locale);
    if (!locale) throw new ProblemError('not-found');
    const { concerts, venues } = await siteRecords(request);
    const shown = concerts.map((concert) => withVenue(concert, venues));
    const [next] = candidatesOf(shown, locale, new Date()).candidates;
    const { cacheSeconds: seconds } = selectDocuments('concerts');
    const text = JSON.stringify({ next: next ?? null });
    return cachedText(request, concertsTag, text, 'application/json', { seconds, state: lineState(next) });
  },
});

export const config: Config = {
  path: '/api/next/:locale',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
