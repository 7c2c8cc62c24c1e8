import { useDesk } from '../../../desk/kit/deskContext.ts';
import type { Venue } from '../../../records/venue.ts';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import FormMessage from '../../../desk/kit/form/FormMessage.tsx';
import ConflictForm from '../../../desk/kit/records/ConflictForm.tsx';
import NewDraft from '../../../desk/kit/records/NewDraft.tsx';
import { isNewKey } from '../../../desk/kit/records/newKey.ts';
import { useRecordForm } from '../../../desk/kit/records/useRecordForm.ts';
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

/** The form of a venue: once it is known, and with both versions when somebody else was first. */
export default function VenueScreen({ id, isNew, isUsed, desk, back, onRemove, onMerge }: Props) {
  const { t } = useDesk();
  const draft = desk.draftList.find(({ key }) => key === id);
  const base = draft?.base ?? desk.records?.find((venue) => venue.id === id);
  const initial = base ? venueKind.toForm(base) : venueKind.empty;
  const form = useRecordForm(venueKind, { desk, draftKey: id, initial, base });

  if (isNew) return <NewDraft before={['venues']} />;
  if (draft?.base && draft.present)
    return (
      <ConflictForm
        // Another conflict begins with its own choices.
        key={draft.present.revision}
        kind={venueKind}
        {...{ desk, draft, back }}
        base={draft.base}
        present={draft.present}
      />
    );
  if (!draft && !base && !isNewKey(id))
    return (
      <FormMessage heading={t('venues')} back={back}>
        {t(desk.records ? 'venue-missing' : desk.hasFailed ? 'venues-failed' : 'wait')}{' '}
        {desk.records && (
          <a className="link" href={addressOf('concerts', 'venues', 'deleted')}>
            {t('deleted-heading')}
          </a>
        )}
      </FormMessage>
    );
  return (
    <VenueForm {...{ form, base, back }}>
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
}
