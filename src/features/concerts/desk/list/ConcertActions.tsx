import { Fragment } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Dialog from '../../../../components/dialog/Dialog.tsx';
import { leaveDialogFor, useDialogEntry } from '../../../../components/hooks/useDialogEntry.ts';
import type { Concert } from '../../../../records/concert.ts';
import { isAnnounced, slugOf, takesPlace } from '../../../../records/concertRules.ts';
import { isPrimaryClick } from '../../../../lib/browser/isPrimaryClick.ts';
import { concertPath } from '../../../../lib/routing/routes.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { daysLeft } from '../../../../desk/kit/records/deleted/keptDays.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { concertKind, type ConcertDraft } from '../data/concertKind.ts';
import { dateInWords } from './description.ts';
import { showsFrom } from './showsFrom.ts';
import { isPast } from '../../concerts.ts';

interface Props {
  /** Stays while the sheet closes: a link that was clicked keeps its address. */
  concert?: Concert;
  isOpen: boolean;
  /** Discarded drafts of the concert; none while another draft of it is open. */
  discarded: readonly ConcertDraft[];
  onClose: () => void;
  onSoldOut: (concert: Concert) => void;
  onReinstate: (concert: Concert) => void;
  onShare: (concert: Concert) => void;
  onDelete: (concert: Concert) => void;
  onBringBack: (key: string) => void;
}

/**
 * The actions for one concert: everyday ones first, then, apart from them, those that take something away. A past one is only described,
 * except that it may have taken place after all.
 */
export default function ConcertActions(props: Props) {
  const { locale, t } = useDesk();
  const { concert, isOpen, discarded, onClose } = props;
  useDialogEntry(isOpen, onClose);
  const id = concert?.id ?? '';
  const choose = (action: (concert: Concert) => void) => () => {
    onClose();
    if (concert) action(concert);
  };
  const link = (label: string, hint: string, address: string, onOpen?: () => void) => (
    <li>
      <a
        href={address}
        onClick={(event) => {
          if (!isPrimaryClick(event, event.currentTarget)) return;
          event.preventDefault();
          onOpen?.();
          leaveDialogFor(address);
          onClose();
        }}
      >
        <b>{label}</b> <span>{hint}</span>
      </a>
    </li>
  );
  const form = (label: string, hint: string, ...parts: string[]) =>
    link(label, hint, addressOf('concerts', ...parts));
  const button = (label: string, hint: string, action: (concert: Concert) => void) => (
    <li>
      <button type="button" onClick={choose(action)}>
        <b>{label}</b> <span>{hint}</span>
      </button>
    </li>
  );
  const isSoldOut = concert?.status === 'soldOut';
  const isComing = concert && !isPast(concert, new Date());
  // Nobody hears of a change before the announcement, and there is no page to share.
  const isSeen = concert && isAnnounced(concert);
  const isOn = concert && takesPlace(concert);
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
        <p className="crumb">{concert && dateInWords(concertKind.toForm(concert), locale, t)}</p>
        {concert && !isSeen && <p className="crumb">{showsFrom(concert, locale, t)}</p>}
        <ul role="list">
          {form(t('action-edit'), '', id)}
          {isComing &&
            isOn &&
            button(
              t(isSoldOut ? 'action-tickets' : 'action-sold-out'),
              t(isSoldOut ? 'hint-tickets' : 'hint-sold-out'),
              props.onSoldOut,
            )}
          {isComing && isSeen && form(t('action-move'), t('hint-move'), id, 'move')}
          {form(t('action-duplicate'), t('hint-duplicate'), 'new', id)}
          {isSeen && button(t('action-share'), t('hint-share'), props.onShare)}
          {isSeen && link(t('view'), t('hint-view'), concertPath(locale, slugOf(concert)))}
          {form(t('action-history'), t('hint-history'), id, 'history')}
          {discarded.map(({ key, discarded: since = '' }) => (
            <Fragment key={key}>
              {link(
                t('action-discarded'),
                t('hint-discarded', {
                  time: dateAndTime(locale, new Date(since)),
                  left: t('deleted-left', { count: daysLeft(since, Date.now()) }),
                }),
                addressOf('concerts', id),
                () => props.onBringBack(key),
              )}
            </Fragment>
          ))}
        </ul>
        <ul role="list">
          {concert &&
            !isOn &&
            button(
              t(isComing ? 'action-reinstate' : 'action-reinstate-past'),
              t('hint-reinstate'),
              props.onReinstate,
            )}
          {isComing &&
            isSeen &&
            concert.status !== 'cancelled' &&
            form(t('action-cancel'), t('hint-cancel'), id, 'cancel')}
          {button(t('action-delete'), t('hint-delete'), props.onDelete)}
        </ul>
      </div>
    </Dialog>
  );
}
