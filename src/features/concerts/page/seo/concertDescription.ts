import type { Locale } from '../../../../config/locales.ts';
import { site } from '../../../../config/site.ts';
import type { Concert } from '../../../../records/concert.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { longDate } from '../../../../lib/dates/dates.ts';
import { eveningOf } from '../../../../lib/dates/localTime.ts';
import { translator } from '../../../../lib/i18n/i18n.ts';
import { townName } from '../../../../lib/i18n/townName.ts';
import { pageDescription } from '../../../../lib/routing/pages.ts';
import { divide } from '../../concerts.ts';
import { fittedDescription } from '../pageTexts.ts';

/** Describes the section by the next concert that takes place, so that a shared link names its date. */
export function concertDescription(
  concerts: readonly Concert[],
  { locale, now }: { locale: Locale; now: Date },
): string {
  const next = divide(concerts, now).upcoming.find(takesPlace);
  if (!next) return pageDescription('live', locale);
  const date = longDate(locale, eveningOf(new Date(next.date), next.timeZone), next.timeZone);
  return fittedDescription({ ...next, city: townName(next.city, locale) }, (concert) =>
    translator(locale)('page:description-live-next', { artist: site.artist, date, concert }),
  );
}
