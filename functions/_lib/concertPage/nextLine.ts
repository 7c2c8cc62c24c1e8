import { localeCodes } from '../../../src/config/locales.ts';
import { candidatesOf } from '../../../src/features/concerts/next/candidates.ts';
import { lineState } from '../../../src/features/concerts/next/lineState.ts';
import { list } from '../http/cdn.ts';
import { ProblemError } from '../http/problemError.ts';
import { concertsTag } from '../../../src/records/kinds.ts';
import { siteRecords } from '../site/siteRecords.ts';
import { stores } from '../stores.ts';
import { concertTexts } from './texts.ts';

/** The next concerts that take place, for the line in the hero; 304 where its first is still right, and 404 for an unknown language. */
export async function nextLine(request: Request, language: string | undefined): Promise<Response> {
  const locale = localeCodes.find((code) => code === language);
  if (!locale) throw new ProblemError('not-found');
  const opened = stores();
  const { concerts } = await siteRecords(opened);
  const { candidates } = candidatesOf(concerts, locale, concertTexts[locale], new Date());
  const options = { seconds: opened.cacheSeconds, state: lineState(candidates[0]) };
  return list(request, concertsTag, { next: candidates }, options);
}
