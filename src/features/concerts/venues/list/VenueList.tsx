import { useDesk } from '../../../../desk/kit/deskContext.ts';
import PrimaryButton from '../../../../components/ui/PrimaryButton.tsx';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { accessQuestions } from '../../../../records/venueRules.ts';
import type { VenuesDesk } from '../data/useVenues.ts';
import { hyphenated } from '../../../../lib/typography/hyphenated.ts';
import { nameFit } from '../../ticket/nameFit.ts';
import { addressText, answered, venueKind } from '../data/venueKind.ts';
import './VenueList.css';

interface Props {
  desk: VenuesDesk;
}

/** Every venue by its name, with what is still unknown about it. */
export default function VenueList({ desk }: Props) {
  const { t } = useDesk();
  const { records, hasFailed, draftList } = desk;
  const deleted = useDeletedRecords(venueKind.listDeleted, records);
  // New ones stand first.
  const rows = [
    ...draftList.filter(({ base }) => !base).map((draft) => ({ id: draft.key, typed: draft.typed, draft })),
    ...(records ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((venue) => ({
        id: venue.id,
        typed: venueKind.toForm(venue),
        draft: draftList.find(({ key }) => key === venue.id),
      })),
  ];
  return (
    <>
      <FormHead crumb={t('area-concerts')} heading={t('venues')} />
      <p>{t('venues-text')}</p>
      <p>
        <a className="link" data-row="deleted" href={addressOf('concerts', 'venues', 'deleted')}>
          {t('deleted-heading')} {Boolean(deleted.records?.length) && `(${deleted.records?.length})`}
        </a>
      </p>
      <ListState
        isLoaded={records !== undefined}
        hasFailed={hasFailed}
        kind="venue"
        onRetry={() => void desk.load()}
      >
        {records?.length === 0 && t('venues-none')}
      </ListState>
      <ul className="venues" role="list">
        {rows.map(({ id, typed, draft }) => {
          const open = accessQuestions.length - answered(typed);
          const state = stateOf(draft, desk.waits(id), t);
          return (
            <li key={id}>
              <a href={addressOf('concerts', 'venues', id)} data-row={id}>
                <b className="row-name" {...nameFit(typed.name)}>
                  {hyphenated(typed.name || t('draft-unnamed'))}
                </b>
                <span>{addressText(typed)}</span>
                {state && <span className="gap">{state}</span>}
                {open > 0 && <span className="gap">{t('venue-open', { count: open })}</span>}
              </a>
            </li>
          );
        })}
      </ul>
      <FormActions
        back={addressOf('concerts')}
        links={<PrimaryButton labelKey="venue-add" t={t} href={addressOf('concerts', 'venues', 'new')} />}
      />
    </>
  );
}
