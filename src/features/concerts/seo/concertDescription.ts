import type { Locale } from '../../../config/locales.ts';
import { site } from '../../../config/site.ts';
import type { Concert } from '../../../contracts/concert.ts';
import { takesPlace } from '../../../contracts/concertRules.ts';
import { eveningOf, longDate } from '../../../lib/dates/dates.ts';
import { translator } from '../../../lib/i18n/i18n.ts';
import { pageDescription } from '../../../lib/routing/pages.ts';
import { divide } from '../concerts.ts';

/** Maximum length in search results and previews, in characters. */
const longest = 160;

interface Setting {
  locale: Locale;
  now: Date;
}

/**
 * Describes the section by the next concert that takes place, so that a shared link names its date. A long name goes without its
 * place, or ends early, so that the description has at most 160 characters.
 */
export function concertDescription(concerts: readonly Concert[], { locale, now }: Setting): string {
  const next = divide(concerts, now).upcoming.find(takesPlace);
  if (!next) return pageDescription('live', locale);
  const { name, venue, city, timeZone } = next;
  const date = longDate(locale, eveningOf(new Date(next.date), timeZone), timeZone);
  const t = translator(locale);
  const describe = (...parts: (string | undefined)[]) =>
    t('page:description-live-next', {
      artist: site.artist,
      date,
      concert: parts.filter(Boolean).join(', '),
    });
  const fitting = [describe(name, venue, city), describe(name, city), describe(name)].find(
    ({ length }) => length <= longest,
  );
  return fitting ?? describe(shortened(name, longest - describe('').length));
}

/** The words of a text that fit, and an ellipsis. */
const shortened = (text: string, room: number): string =>
  `${text.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
