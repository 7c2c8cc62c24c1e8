import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { noteNames, type ConcertValues } from '../../../../records/concert.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { describe } from '../list/description.ts';
import { noteValues } from './notes.ts';

interface Props {
  initial: ConcertValues;
  values: ConcertValues;
  /** True for a past concert. */
  isOver: boolean;
  onChange: (patch: Partial<ConcertValues>) => void;
}

/** The status at the head of a form, and the way to take a cancellation or a postponement back, with its note. */
export default function ConcertStatus({ initial, values, isOver, onChange }: Props) {
  const { locale, t } = useDesk();
  const { stamp } = describe(values, locale, t);
  const isReinstated = takesPlace(values) && !takesPlace(initial);
  const hasOldNote =
    noteNames.some((name) => values[name] !== '') &&
    noteNames.every((name) => values[name] === initial[name]);
  return (
    <div className="status-head">
      <p role="status">
        {stamp && <span className="stamp">{stamp}</span>}
        {isReinstated && t('reinstated-typed')}
      </p>
      {!takesPlace(values) && (
        <button className="link" type="button" onClick={() => onChange({ status: 'planned' })}>
          {t(isOver ? 'action-reinstate-past' : 'action-reinstate')}
        </button>
      )}
      {isReinstated && hasOldNote && (
        <button className="link" type="button" onClick={() => onChange(noteValues(() => ''))}>
          {t('note-remove')}
        </button>
      )}
    </div>
  );
}
