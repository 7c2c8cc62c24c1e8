import { isNewKey } from '../../../desk/kit/drafts/drafts.ts';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import type { Venue } from '../../../records/venue.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import RecordScreen from '../../../desk/kit/records/RecordScreen.tsx';
import NewDraft from '../../../desk/kit/records/NewDraft.tsx';
import type { VenuesDesk } from './data/useVenues.ts';
import { venueKind } from './data/venueKind.ts';
import VenueForm from './form/VenueForm.tsx';
import VenueRemoval from './form/VenueRemoval.tsx';

interface Props {
  /** Key of the draft: the id of a venue, or of a new one. */
  id: string;
  /** Asks for a draft of its own. */
  isNew: boolean;
  /** True while a coming concert names it. */
  isUsed: boolean;
  desk: VenuesDesk;
  /** Address that the way back leads to. */
  back: string;
  onRemove: (venue: Venue) => void;
  onMerge: (venue: Venue, into: Venue) => void;
}

/** The form of a venue. */
export default function VenueScreen({ id, isNew, isUsed, desk, back, onRemove, onMerge }: Props) {
  const { t } = useDesk();
  if (isNew) return <NewDraft kind={venueKind} />;
  return (
    <RecordScreen
      kind={venueKind}
      {...{ desk, back }}
      draftKey={id}
      id={isNewKey(id) ? undefined : id}
      nameOf={({ name }) => name}
    >
      {({ draft, stored }) => {
        const base = draft?.base ?? stored;
        return (
          <VenueForm {...{ desk, base, back }} draftKey={id}>
            {base && (
              <p>
                <a className="link" href={addressOf('concerts', 'venues', 'history', base.id)}>
                  {t('action-history')}
                </a>
              </p>
            )}
            {base && !draft && (
              <VenueRemoval
                isUsed={isUsed}
                others={desk.records?.filter((venue) => venue.id !== id) ?? []}
                onRemove={() => onRemove(base)}
                onMerge={(into) => onMerge(base, into)}
              />
            )}
          </VenueForm>
        );
      }}
    </RecordScreen>
  );
}
