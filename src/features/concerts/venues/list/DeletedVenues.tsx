import type { DeletedVenue } from '../../../../records/venue.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { VenuesDesk } from '../data/useVenues.ts';
import { addressText, venueKind } from '../data/venueKind.ts';

interface Props {
  desk: Pick<VenuesDesk, 'records' | 'hasFailed'>;
  t: Translate;
  onRestore: (venue: DeletedVenue) => Promise<boolean>;
}

/** The deleted venues, those that were merged with another one included. */
export default function DeletedVenues({ desk, t, onRestore }: Props) {
  const deleted = useDeletedRecords(venueKind.listDeleted, desk.records);
  return (
    <DeletedRecords
      {...{ deleted, t, onRestore }}
      haveOthersFailed={desk.hasFailed}
      crumb={t('venues')}
      back={addressOf('concerts', 'venues')}
      failedKey="venues-failed"
      detailOf={(venue) => addressText(venueKind.toForm(venue))}
    />
  );
}
