import type { DeletedVenue } from '../../../../records/venue.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import type { VenuesDesk } from '../data/useVenues.ts';
import { addressText, venueKind } from '../data/venueKind.ts';

interface Props {
  desk: Pick<VenuesDesk, 'records' | 'hasFailed'>;
  onRestore: (venue: DeletedVenue) => Promise<boolean>;
}

/** The deleted venues, those that were merged with another one included. */
export default function DeletedVenues({ desk, onRestore }: Props) {
  const deleted = useDeletedRecords(venueKind.listDeleted, desk.records);
  return (
    <DeletedRecords
      {...{ deleted, onRestore }}
      haveOthersFailed={desk.hasFailed}
      kind="venue"
      detailOf={(venue) => addressText(venueKind.toForm(venue))}
    />
  );
}
