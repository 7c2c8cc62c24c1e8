import { Fragment } from 'react';
import Dialog from '../../../../components/dialog/Dialog.tsx';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../contracts/concert.ts';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import { daysLeft } from '../../records/keptDays.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import type { UnsentConcert } from '../data/unsentConcert.ts';
import { typedFrom } from '../data/typedConcert.ts';
import { dateInWords } from './description.ts';

interface Props {
  /** Stays while the sheet closes: a link that was clicked keeps its address. */
  concert?: Concert;
  isOpen: boolean;
  /** Versions of the concert that lost a conflict. */
  refused: readonly UnsentConcert[];
  locale: Locale;
  t: Translate;
  onClose: () => void;
  onSoldOut: (concert: Concert) => void;
  onShare: (concert: Concert) => void;
  onDelete: (concert: Concert) => void;
}

/** The actions for one concert: everyday ones first, then, apart from them, those that take something away. */
export default function ConcertSheet({
  concert,
  isOpen,
  refused,
  locale,
  t,
  onClose,
  onSoldOut,
  onShare,
  onDelete,
}: Props) {
  const id = concert?.id ?? '';
  const choose = (action: (concert: Concert) => void) => () => {
    onClose();
    if (concert) action(concert);
  };
  const link = (label: string, hint: string, ...parts: string[]) => (
    <li>
      <a href={addressOf('concerts', ...parts)} onClick={onClose}>
        <b>{label}</b> <span>{hint}</span>
      </a>
    </li>
  );
  const button = (label: string, hint: string, action: (concert: Concert) => void) => (
    <li>
      <button type="button" onClick={choose(action)}>
        <b>{label}</b> <span>{hint}</span>
      </button>
    </li>
  );
  const isSoldOut = concert?.status === 'soldOut';
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      heading={concert?.name}
      closeLabel={t('close')}
      className="sheet"
      focusesHeading
    >
      <div className="sheet-body">
        <p className="crumb">{concert && dateInWords(typedFrom(concert), locale)}</p>
        <ul role="list">
          {link(t('action-edit'), '', id)}
          {button(
            t(isSoldOut ? 'action-tickets' : 'action-sold-out'),
            t(isSoldOut ? 'hint-tickets' : 'hint-sold-out'),
            onSoldOut,
          )}
          {link(t('action-move'), t('hint-move'), id, 'move')}
          {link(t('action-duplicate'), t('hint-duplicate'), 'new', id)}
          {button(t('action-share'), t('hint-share'), onShare)}
          {refused.map(({ key, refused: since = '' }) => (
            <Fragment key={key}>
              {link(
                t('action-refused'),
                t('hint-refused', {
                  time: dateAndTime(locale, new Date(since)),
                  days: daysLeft(since, Date.now()),
                }),
                ...key.split('/'),
              )}
            </Fragment>
          ))}
        </ul>
        <ul role="list">
          {concert?.status !== 'cancelled' && link(t('action-cancel'), t('hint-cancel'), id, 'cancel')}
          {button(t('action-delete'), t('hint-delete'), onDelete)}
        </ul>
      </div>
    </Dialog>
  );
}
