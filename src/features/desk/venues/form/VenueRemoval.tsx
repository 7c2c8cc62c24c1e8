import { useState } from 'react';
import styles from '../../../../components/form/FormField.module.css';
import type { Venue } from '../../../../records/venue.ts';
import { Subheading } from '../../form/FormHead.tsx';
import type { Translate } from '../../frame/translate.ts';
import { venueLabel } from '../data/typedVenue.ts';

interface Props {
  /** True while a coming concert names the venue. */
  isUsed: boolean;
  /** The venues that it can be merged with. */
  others: readonly Venue[];
  t: Translate;
  onRemove: () => void;
  onMerge: (into: Venue) => void;
}

const selectId = 'venue-merge';

/** Deletes a venue, or merges it with another one, once that is chosen and the consequences are read. */
export default function VenueRemoval({ isUsed, others, t, onRemove, onMerge }: Props) {
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
        <div className={styles.field}>
          <label className={styles.label} htmlFor={selectId}>
            {t('venue-merge-with')}
          </label>
          <select
            id={selectId}
            className={styles.control}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t('venue-choose')}</option>
            {others.map((venue) => (
              <option key={venue.id} value={venue.id}>
                {venueLabel(venue)}
              </option>
            ))}
          </select>
        </div>
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
