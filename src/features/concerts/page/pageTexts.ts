import { site } from '../../../config/site.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { eveningOf, longDate } from '../../../lib/dates/dates.ts';
import type { PageContext, ShownConcert } from './context.ts';

/** Maximum length of a description in search results and previews, in characters. */
const longest = 160;

/** Title and description of a concert's page. */
export function pageTexts(
  { concert, venue }: ShownConcert,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
): { title: string; description: string } {
  const { name, date, timeZone } = concert;
  const day = longDate(locale, eveningOf(new Date(date), timeZone), timeZone);
  const shown = { name, venue: venue?.name ?? concert.venue, city: venue?.city ?? concert.city };
  return {
    title: `${site.artist} – ${name}`,
    description: fittedDescription(shown, (text) =>
      t('concert:description', { artist: site.artist, date: day, concert: text }),
    ),
  };
}

/** Describes a concert in at most 160 characters. A long name goes without its place, or ends early. */
export function fittedDescription(
  { name, venue, city }: Pick<Concert, 'name' | 'venue' | 'city'>,
  describe: (concert: string) => string,
): string {
  const texts = [[name, venue, city], [name, city], [name]].map((parts) => parts.filter(Boolean).join(', '));
  const fitting = texts.map(describe).find(({ length }) => length <= longest);
  const room = longest - describe('').length;
  return fitting ?? describe(`${name.slice(0, room - 1).replace(/\s+\S*$/, '')}…`);
}

/** Title and description of the page of a removed concert. */
export const removedTexts = ({ t }: Pick<PageContext, 't'>): { title: string; description: string } => ({
  title: `${site.artist} – ${t('concert:removed')}`,
  description: t('concert:removed-description', { artist: site.artist }),
});
