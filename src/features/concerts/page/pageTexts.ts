import { site } from '../../../config/site.ts';
import type { Concert } from '../../../records/concert.ts';
import { takesPlace } from '../../../records/concertRules.ts';
import { clockTime, longDate, shortDate } from '../../../lib/dates/dates.ts';
import { eveningOf } from '../../../lib/dates/localTime.ts';
import { beginningOf } from '../../../lib/typography/graphemes.ts';
import { moveOf } from '../../../lib/dates/moves.ts';
import { nightOf } from '../ticket/ticketContent.ts';
import type { PageContext, ShownConcert } from './context.ts';
import { hasTakenPlace } from './evening.ts';
import { amountText } from './sheet/factTexts.ts';
import { townName } from '../../../lib/i18n/townName.ts';

/** Maximum lengths in search results and previews, in characters. */
const longest = { title: 70, description: 160 } as const;

/** The title and the description of a page. The title is also the text that *Teilen* hands on. */
interface PageTexts {
  title: string;
  description: string;
}

/** Title and description of a concert's page. */
export function pageTexts(
  { concert, venue }: ShownConcert,
  { locale, t, now }: Pick<PageContext, 'locale' | 't' | 'now'>,
): PageTexts {
  const { name, date, timeZone, status } = concert;
  const evening = eveningOf(new Date(date), timeZone);
  const day = status === 'postponed' ? undefined : shortDate(locale, evening, '', timeZone);
  const town = townName(venue?.city ?? concert.city, locale);
  const shown = { name, venue: venue?.name ?? concert.venue, city: town };
  const over = hasTakenPlace(concert, now);
  const key = over
    ? 'description-over'
    : status === 'planned'
      ? 'description'
      : (`description-${status}` as const);
  const describe = (text: string) =>
    withState(
      t(`concert:${key}`, {
        artist: site.artist,
        date: longDate(locale, evening, timeZone),
        concert: text,
      }),
      concert,
      { locale, t, now },
    );
  const { venue: hall, city } = shown;
  const [time, price] = timeAndPrice(concert, { locale, t });
  const facts = [[time, hall, city, price], [time, city, price], [time, price], [time]]
    .map((parts) => parts.filter(Boolean).join(', '))
    .map((text) => `${describe(name)} ${text}.`);
  const withFacts = facts.find(({ length }) => length <= longest.description);
  const hasFacts = takesPlace(concert) && !over && Boolean(time ?? hall ?? city ?? price);
  return {
    title: fitted([[name, day, city], [name, day], [name]], longest.title, (text) =>
      withState(`${site.artist} – ${text}`, concert, { locale, t, now }),
    ),
    description: (hasFacts ? withFacts : undefined) ?? fittedDescription(shown, describe),
  };
}

/**
 * The hour at which a concert begins, with its night for one after midnight, and what it costs; `undefined` where it is unknown, and of a concert
 * that does not take place.
 */
export function timeAndPrice(
  concert: Concert,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
): [time: string | undefined, price: string | undefined] {
  const { date, timeUnknown, timeZone, status, free, price } = concert;
  if (!takesPlace(concert)) return [undefined, undefined];
  const cost = free ? t('live:free-entry') : price && amountText(price, { locale, t });
  const time = [nightOf(concert, locale, t), clockTime(locale, new Date(date), timeZone)];
  return [timeUnknown ? undefined : time.filter(Boolean).join(', '), status === 'soldOut' ? undefined : cost];
}

/** A text about a concert; the word of one that is over, moved, cancelled or postponed comes first. */
function withState(
  text: string,
  concert: Concert,
  { locale, t, now }: Pick<PageContext, 'locale' | 't' | 'now'>,
): string {
  if (hasTakenPlace(concert, now)) return `${t('concert:over').toLocaleUpperCase(locale)}: ${text}`;
  const move = takesPlace(concert) && moveOf(concert);
  if (move) return `${t(`live:new-${move}`).toLocaleUpperCase(locale)}: ${text}`;
  return withStatus(text, concert, t);
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
  const short = `${beginningOf(name, room - 1).replace(/\s+\S*$/, '')}…`;
  return fitted([[name, venue, city], [name, city], [name], [short]], longest.description, describe);
}

/** Title and description of the page of a removed concert. */
export const removedTexts = ({ t }: Pick<PageContext, 't'>): PageTexts => ({
  title: `${site.artist} – ${t('concert:removed')}`,
  description: t('concert:removed-description', { artist: site.artist }),
});
