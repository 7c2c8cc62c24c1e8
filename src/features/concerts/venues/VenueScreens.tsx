import RecordScreens, { HistoryLink } from '../../../desk/kit/records/screens/RecordScreens.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { Venue } from '../../../records/venue.ts';
import type { VenuesDesk } from './data/useVenues.ts';
import { addressText, venueKind } from './data/venueKind.ts';
import VenueForm from './form/VenueForm.tsx';
import VenueRemoval from './form/VenueRemoval.tsx';
import VenueList from './list/VenueList.tsx';

interface Props {
  /** The parts of the address below the venues: none for the list; an id with `history` behind it for the changes. */
  parts: readonly string[];
  desk: VenuesDesk;
  /** Whether a coming concert names the venue. */
  isUsed: (id: string) => boolean;
  /** Address that the way back of the form leads to. */
  back: string;
  onRemove: (venue: Venue) => void;
  onMerge: (venue: Venue, into: Venue) => void;
  onTakeBack: (present: Venue, former: Venue) => void;
  onRestore: (venue: Venue) => Promise<boolean>;
}

/** The venues: the list, the form of each, its changes, and the deleted ones, those that were merged with another one included. */
export default function VenueScreens({ isUsed, onRemove, onMerge, ...props }: Props) {
  const { desk } = props;
  return (
    <RecordScreens
      {...props}
      kind={venueKind}
      nameOf={({ name }) => name}
      list={() => <VenueList desk={desk} />}
      detailOf={(venue) => addressText(venueKind.toForm(venue))}
      form={({ draft, ...form }) => {
        const { base } = form;
        return (
          <VenueForm {...{ ...form, desk }}>
            {base && <HistoryLink href={addressOf('concerts', 'venues', 'history', base.id)} />}
            {base && !draft && (
              <VenueRemoval
                isUsed={isUsed(base.id)}
                others={desk.records?.filter(({ id }) => id !== base.id) ?? []}
                onRemove={() => onRemove(base)}
                onMerge={(into) => onMerge(base, into)}
              />
            )}
          </VenueForm>
        );
      }}
    />
  );
}
