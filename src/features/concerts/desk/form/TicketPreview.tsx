import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { useMediaQuery } from '../../../../components/hooks/useMediaQuery.ts';
import { ticketContent } from '../../ticket/ticketContent.ts';
import Ticket from '../../ticket/Ticket.tsx';
import type { Concert, ConcertValues } from '../../../../records/concert.ts';
import { newConcert } from '../../../../records/newConcert.ts';
import { readTolerantly } from '../../../../records/records.ts';
import { yearIn } from '../../../../lib/dates/localTime.ts';
import { wideWindow } from '../../../../desk/kit/screen/wideWindow.ts';
import { concertKind } from '../data/concertKind.ts';

interface Props {
  values: ConcertValues;
  base?: Concert | undefined;
}

/** The concert's real ticket while it is typed, on a window with room for it. Its links do nothing. */
export default function TicketPreview({ values, base }: Props) {
  const { locale, t } = useDesk();
  const isWide = useMediaQuery(wideWindow);
  const concert = isWide && previewOf(values, base, t('draft-unnamed'));
  if (!concert) return null;
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

/** The concert that the values make, without those that no record may hold; undefined until it has a day. A missing time is an unknown one. */
export function previewOf(
  values: ConcertValues,
  base: Concert | undefined,
  unnamed: string,
): Concert | undefined {
  const name = values.name.trim() || unnamed;
  const shown = { ...values, name, isTimeOpen: values.isTimeOpen || values.time === '' };
  const { data } = readTolerantly(newConcert(), concertKind.fromForm(shown, base));
  return data && { ...data, id: '' };
}
