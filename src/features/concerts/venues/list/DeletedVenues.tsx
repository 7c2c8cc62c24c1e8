import type { DeletedVenue, Venue } from '../../../../records/venue.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { addressText, venueKind } from '../data/venueKind.ts';

interface Props {
  venues: readonly Venue[] | undefined;
  t: Translate;
  onRestore: (venue: DeletedVenue) => Promise<boolean>;
}

/** The deleted venues, those that were merged with another one included. */
export default function DeletedVenues({ venues, t, onRestore }: Props) {
  return (
    <DeletedRecords
      {...{ t, onRestore }}
      crumb={t('venues')}
      back={addressOf('concerts', 'venues')}
      list={venueKind.listDeleted}
      others={venues}
      failedKey="venues-failed"
      detailOf={(venue) => addressText(venueKind.toForm(venue))}
    />
  );
}
