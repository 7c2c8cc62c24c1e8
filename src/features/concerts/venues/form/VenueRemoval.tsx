import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Venue } from '../../../../records/venue.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import { venueLabel } from '../data/venueKind.ts';

interface Props {
  /** True while a coming concert names the venue. */
  isUsed: boolean;
  /** The venues that it can be merged with. */
  others: readonly Venue[];
  onRemove: () => void;
  onMerge: (into: Venue) => void;
}

/** Deletes a venue, or merges it with another one, once that is chosen and the consequences are read. */
export default function VenueRemoval({ isUsed, others, onRemove, onMerge }: Props) {
  const { t } = useDesk();
  const [chosen, setChosen] = useState('');
  const into = others.find(({ id }) => id === chosen);
  return (
    <>
      <Subheading>{t('venue-removal')}</Subheading>
      {isUsed ? (
        <p>{t('venue-used')}</p>
      ) : (
        <p>
          <button className="link" type="button" onClick={onRemove}>
            {t('venue-delete')}
          </button>
        </p>
      )}
      {others.length > 0 && (
        <Field
          type="select"
          name="venue-merge"
          label={t('venue-merge-with')}
          value={chosen}
          options={[
            ['', t('venue-choose')],
            ...others.map((venue) => [venue.id, venueLabel(venue)] as const),
          ]}
          onChange={setChosen}
        />
      )}
      <div role="status">
        {into && <p className="consequences">{t('venue-merge-question', { into: venueLabel(into) })}</p>}
      </div>
      {into && (
        <p>
          <button className="link" type="button" onClick={() => onMerge(into)}>
            {t('venue-merge')}
          </button>
        </p>
      )}
    </>
  );
}
