import { useDesk } from '../../../../desk/kit/deskContext.ts';
import DateBadge from '../../../../components/ui/DateBadge.tsx';
import DeskIcon from '../../../../desk/kit/DeskIcon.tsx';
import type { Concert } from '../../../../records/concert.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { yearIn } from '../../../../lib/dates/localTime.ts';
import { addressOf, fieldPart } from '../../../../desk/kit/screen/screens.ts';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { concertKind, type ConcertDraft } from '../data/concertKind.ts';
import { hyphenated } from '../../../../lib/typography/hyphenated.ts';
import { nameFit } from '../../ticket/nameFit.ts';
import { dateInWords, describe } from './description.ts';
import { showsFrom } from './showsFrom.ts';

interface Props {
  concert?: Concert;
  /** Unsent changes of the concert, or a new one. */
  draft?: ConcertDraft | undefined;
  /** True where a change of one tap waits on this device. */
  waits?: boolean;
  isNext?: boolean;
  isOpen?: boolean;
  isPast?: boolean;
  onMore?: (concert: Concert) => void;
  onSoldOut?: (concert: Concert) => void;
  onShare?: (concert: Concert) => void;
}

/** A concert in the list: the stub with its day is paper, the rest ink. Its name opens the form. */
export default function ConcertRow(props: Props) {
  const { locale, t } = useDesk();
  const { concert, draft, waits = false, isNext = false, isOpen = false, isPast = false } = props;
  const typed = concert ? concertKind.toForm(concert) : draft?.typed;
  if (!typed) return null;
  const key = draft?.key ?? concert?.id ?? '';
  const address = addressOf('concerts', ...key.split('/'));
  const { badge, when, was, stamp, gap } = describe(typed, locale, t);
  const later = concert && showsFrom(concert, locale, t);
  const tape = stateOf(draft, waits, t);
  const name = typed.name || t('draft-unnamed');
  // Several concerts may have one name.
  const day = dateInWords(typed, locale, t);
  return (
    <li
      className="concert-row"
      data-unsent={tape ? '' : undefined}
      data-past={isPast || undefined}
      data-open={isOpen || undefined}
    >
      <span className="stub">
        {badge && (
          <DateBadge
            month={badge.month}
            day={badge.day}
            year={badge.year === yearIn(new Date()) ? undefined : badge.year}
          />
        )}
      </span>
      <a className="row-body" href={address} data-row={concert?.id ?? key}>
        <b className="row-name" {...nameFit(name)}>
          {hyphenated(name)}
        </b>
        {when && <span>{when}</span>}
        {was && <span className="dim">{was}</span>}
        {gap && <span className="gap">{gap}</span>}
        {later && <span className="gap">{later}</span>}
        {stamp && <span className="stamp">{stamp}</span>}
      </a>
      {concert && (
        <button
          className="row-more"
          type="button"
          aria-haspopup="dialog"
          aria-label={[t('more-of', { name }), day].filter(Boolean).join(', ')}
          onClick={() => props.onMore?.(concert)}
        >
          <DeskIcon name="more" />
        </button>
      )}
      {tape && <span className="tape">{tape}</span>}
      {concert && isNext && (
        <div className="chips quick">
          {typed.isTimeOpen && (
            <a className="chip" href={`${address}/${fieldPart('concert-time')}`}>
              {t('quick-time')}
            </a>
          )}
          {takesPlace(concert) && (
            <button
              className="chip"
              type="button"
              aria-pressed={concert.status === 'soldOut'}
              onClick={() => props.onSoldOut?.(concert)}
            >
              {t('action-sold-out')}
            </button>
          )}
          {!later && (
            <button className="chip" type="button" onClick={() => props.onShare?.(concert)}>
              {t('action-share')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
