import { localeOf } from '../src/config/locales.ts';
import { calendarPaths } from '../src/config/routes.ts';
import { site } from '../src/config/site.ts';
import { slugOf } from '../src/records/concertRules.ts';
import { concertPath } from '../src/lib/routing/routes.ts';
import { calendarOf, isListed } from '../src/features/concerts/calendar/calendar.ts';
import { concertTexts } from './_lib/concertPage/texts.ts';
import { setting } from './_lib/env.ts';
import { cachedText } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';
import { siteRecords } from './_lib/site/siteRecords.ts';
import { stores } from './_lib/stores.ts';
import { concertsTag } from '../src/records/kinds.ts';

/** The calendar of all concerts in each language. A single concert's is at the address of its page with `.ics` behind it. */
export default endpoint({
  GET: async (request, { params: { slug = '' } }) => {
    const { pathname } = new URL(request.url);
    const locale = localeOf(pathname);
    const isAll = pathname === calendarPaths[locale];
    const { isRemoved, cacheSeconds: seconds, ...records } = stores();
    const { concerts, venues } = await siteRecords(records);
    const shown = concerts.filter((concert) =>
      isAll
        ? isListed(concert, new Date())
        : [slugOf(concert), concert.id].some((part) => `${concertPath(locale, part)}.ics` === pathname),
    );
    if (!isAll && shown.length === 0) throw new ProblemError((await isRemoved(slug)) ? 'gone' : 'not-found');
    const text = calendarOf(shown, {
      locale,
      t: concertTexts[locale],
      venues,
      origin: setting('URL') ?? site.origin,
    });
    return cachedText(request, concertsTag, text, 'text/calendar; charset=utf-8', { seconds });
  },
});

export const config: Config = {
  path: ['/termine.ics', '/en/dates.ics', '/live/:slug.ics', '/en/live/:slug.ics'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
