import { site } from '../../../config/site.ts';
import { eveningOf, longDate } from '../../../lib/dates/dates.ts';
import type { PageContext, ShownConcert } from './context.ts';

/** Maximum length of a description in search results and previews, in characters. */
const longest = 160;

/** Title and description of a concert's page. A long description loses the place, then the end of the name. */
export function pageTexts(
  { concert, venue }: ShownConcert,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
): { title: string; description: string } {
  const { name, date, timeZone } = concert;
  const day = longDate(locale, eveningOf(new Date(date), timeZone), timeZone);
  const describe = (...parts: (string | undefined)[]) =>
    t('concert:description', { artist: site.artist, date: day, concert: parts.filter(Boolean).join(', ') });
  const [hall, city] = [venue?.name ?? concert.venue, venue?.city ?? concert.city];
  const fitting = [describe(name, hall, city), describe(name, city), describe(name)].find(
    ({ length }) => length <= longest,
  );
  const room = longest - describe('').length;
  const description = fitting ?? describe(`${name.slice(0, room - 1).replace(/\s+\S*$/, '')}…`);
  return { title: `${site.artist} – ${name}`, description };
}

/** Title and description of the page of a removed concert. */
export const removedTexts = ({ t }: Pick<PageContext, 't'>): { title: string; description: string } => ({
  title: `${site.artist} – ${t('concert:removed')}`,
  description: t('concert:removed-description', { artist: site.artist }),
});
