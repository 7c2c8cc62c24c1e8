import { useMediaQuery } from '../../../../components/hooks/useMediaQuery.ts';
import { ticketContent } from '../../ticket/ticketContent.ts';
import Ticket from '../../ticket/Ticket.tsx';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert, ConcertValues } from '../../../../records/concert.ts';
import { yearIn } from '../../../../lib/dates/dates.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { wideWindow } from '../../../../desk/kit/screen/wideWindow.ts';
import { beginning } from '../data/clockTimes.ts';
import { concertKind } from '../data/concertKind.ts';

interface Props {
  typed: ConcertValues;
  base?: Concert | undefined;
  locale: Locale;
  t: Translate;
}

/** The concert's real ticket while it is typed, on a window with room for it. Its links do nothing. */
export default function TicketPreview({ typed, base, locale, t }: Props) {
  const isWide = useMediaQuery(wideWindow);
  // A missing time is shown as an unknown one.
  const shown = { ...typed, isTimeOpen: typed.isTimeOpen || typed.time === '' };
  if (!isWide || beginning(shown) === undefined) return null;
  const concert = { ...concertKind.fromForm(shown, base), id: '', revision: 0 } as Concert;
  const year = yearIn(new Date());
  return (
    <div className="preview">
      <p className="chips-label">{t('preview')}</p>
      <div inert>
        <Ticket
          concert={ticketContent(concert, locale, t, year)}
          labels={{ tickets: t('live:tickets'), newTab: '' }}
          year={year}
          level={3}
        />
      </div>
    </div>
  );
}
