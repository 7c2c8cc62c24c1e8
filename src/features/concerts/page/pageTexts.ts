import { voidDay } from '../ticket/ticketContent.ts';
import { site } from '../../../config/site.ts';
import type { Concert } from '../../../records/concert.ts';
import { eveningOf, longDate, shortDate } from '../../../lib/dates/dates.ts';
import type { PageContext, ShownConcert } from './context.ts';
import { hasTakenPlace } from './evening.ts';

/** Maximum lengths in search results and previews, in characters. */
const longest = { title: 70, description: 160 } as const;

/** The title and the description of a page. The title is also the text that *Teilen* hands on. */
interface PageTexts {
  title: string;
  description: string;
}

/** Title and description of a concert's page. The word of a concert that is over, or that does not take place, comes first. */
export function pageTexts(
  { concert, venue }: ShownConcert,
  { locale, t, now }: Pick<PageContext, 'locale' | 't' | 'now'>,
): PageTexts {
  const { name, date, timeZone, status } = concert;
  const evening = eveningOf(new Date(date), timeZone);
  const isVoid = status === 'postponed';
  const day = isVoid ? voidDay : shortDate(locale, evening, '', timeZone);
  const weekdayAndDay = isVoid ? voidDay : longDate(locale, evening, timeZone);
  const shown = { name, venue: venue?.name ?? concert.venue, city: venue?.city ?? concert.city };
  const over = hasTakenPlace(concert, now);
  const key = over
    ? 'description-over'
    : status === 'planned'
      ? 'description'
      : (`description-${status}` as const);
  const withState = (text: string) =>
    over ? `${t('concert:over').toLocaleUpperCase(locale)}: ${text}` : withStatus(text, concert, t);
  return {
    title: fitted([[name, day, shown.city], [name, day], [name]], longest.title, (text) =>
      withState(`${site.artist} – ${text}`),
    ),
    description: fittedDescription(shown, (text) =>
      withState(t(`concert:${key}`, { artist: site.artist, date: weekdayAndDay, concert: text })),
    ),
  };
}

/** A text about a concert; the word of a state in which it does not take place comes first. */
export const withStatus = (
  text: string,
  { status }: Pick<Concert, 'status'>,
  t: (key: 'calendar:cancelled' | 'calendar:postponed') => string,
): string =>
  status === 'cancelled' || status === 'postponed' ? `${t(`calendar:${status}`)}: ${text}` : text;

/** The first text that fits, made of the parts that are known; the last one where none does. */
function fitted(
  texts: readonly (readonly (string | undefined)[])[],
  most: number,
  describe: (text: string) => string,
): string {
  const described = texts.map((parts) => describe(parts.filter(Boolean).join(', ')));
  return described.find(({ length }) => length <= most) ?? described.at(-1) ?? '';
}

/** Describes a concert in at most 160 characters. A long name goes without its place, or ends early. */
export function fittedDescription(
  { name, venue, city }: Pick<Concert, 'name' | 'venue' | 'city'>,
  describe: (concert: string) => string,
): string {
  const room = longest.description - describe('').length;
  const short = `${name.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
  return fitted([[name, venue, city], [name, city], [name], [short]], longest.description, describe);
}

/** Title and description of the page of a removed concert. */
export const removedTexts = ({ t }: Pick<PageContext, 't'>): PageTexts => ({
  title: `${site.artist} – ${t('concert:removed')}`,
  description: t('concert:removed-description', { artist: site.artist }),
});
