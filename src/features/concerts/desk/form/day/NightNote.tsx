import { useState } from 'react';
import { useDesk } from '../../../../../desk/kit/deskContext.ts';
import { nightOf } from '../../../ticket/ticketContent.ts';
import { dayMs } from '../../../../../config/time.ts';
import type { ConcertValues } from '../../../../../records/concert.ts';
import { weekday } from '../../../../../lib/dates/dates.ts';
import { beginning } from '../../data/clockTimes.ts';

interface Props {
  values: ConcertValues;
  onChange: (patch: Pick<ConcertValues, 'date' | 'season'>) => void;
}

/** For a start before 05:00: the night as the site names it, and one press for the night after, because people type the day of the evening. */
export default function NightNote({ values, onChange }: Props) {
  const { locale, t } = useDesk();
  const { date, timeZone } = values;
  /** The day that this note has set. */
  const [chosen, setChosen] = useState('');
  const begins = beginning(values);
  const night = begins && nightOf({ date: begins, timeZone }, locale, t);
  const next = new Date(Date.parse(`${date}T12:00:00Z`) + dayMs);
  return (
    <div className="night">
      <p role="status">{night && t('night-shown', { night })}</p>
      {night && date !== chosen && (
        <button
          className="link"
          type="button"
          onClick={() => {
            const day = next.toISOString().slice(0, 10);
            setChosen(day);
            onChange({ date: day, season: '' });
          }}
        >
          {t('night-after', { day: weekday(locale, next, 'UTC') })}
        </button>
      )}
    </div>
  );
}
