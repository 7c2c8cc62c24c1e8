import { localeCodes } from '../../../src/config/locales.ts';
import { candidatesOf, lineState } from '../../../src/features/concerts/next/candidates.ts';
import { list } from '../http/cdn.ts';
import { ProblemError } from '../http/problemError.ts';
import { concertsTag } from '../tags.ts';
import { siteRecords } from '../site/siteRecords.ts';
import { stores } from '../stores.ts';

/** The next concert that takes place, for the line in the hero; 304 where the line is still right, and 404 for an unknown language. */
export async function nextLine(request: Request, language: string | undefined): Promise<Response> {
  const locale = localeCodes.find((code) => code === language);
  if (!locale) throw new ProblemError('not-found');
  const opened = stores();
  const { concerts } = await siteRecords(opened);
  const [next] = candidatesOf(concerts, locale, new Date()).candidates;
  const options = { seconds: opened.cacheSeconds, state: lineState(next) };
  return list(request, concertsTag, { next: next ?? null }, options);
}
