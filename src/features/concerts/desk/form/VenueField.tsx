import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import styles from '../../../../components/form/FormField.module.css';
import { comparable } from '../../../../lib/comparable.ts';
import { monthAndYear } from '../../../../lib/dates/dates.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import { focusControl } from '../../../../desk/kit/form/focus.ts';
import { countryOf, isZoneOpen } from '../../../../lib/places/countries.ts';
import { homeNow } from '../../../../lib/places/home.ts';
import CountryFields from '../../venues/form/CountryFields.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { ConcertFormState } from '../data/concertKind.ts';
import {
  fieldsOfVenue,
  matchVenues,
  venuesNamed,
  venueTyped,
  type SuggestedVenue,
} from '../data/suggestions.ts';

interface Props {
  form: ConcertFormState;
  venues: readonly SuggestedVenue[];
  /** True where a new venue becomes a record of its own. */
  storesVenues: boolean;
  /** Key of the form's draft: the form of a venue leads back to it. */
  draftKey: string;
}

const listId = 'concert-venues';
const optionId = (index: number) => `${listId}-${index}`;

/** The venue: a combobox (ARIA Authoring Practices) that suggests the known ones; the last row is a new one, which needs its town. */
export default function VenueField(props: Props) {
  const { locale, t } = useDesk();
  const { form, venues, storesVenues, draftKey } = props;
  const { values, change, idOf } = form;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { venue, city, venueId, timeZone } = values;
  const found = isOpen ? matchVenues(venues, venue) : [];
  const isTyped = venue.trim() !== '';
  const known = isTyped ? venuesNamed(venues, values) : [];
  const isNew =
    isTyped && venueId === '' && !known.some((each) => comparable(each.city) === comparable(city));
  const takeAsNew = () => {
    change(venueTyped([], { venueId: '-', city }, venue));
    focusControl(idOf('city'));
  };
  const rows = found.map((each) => ({
    key: `${each.name} ${each.city}`,
    name: <span>{marked(each.name, venue)}</span>,
    hint: [
      each.city,
      each.lastUsed
        ? t('venue-last', { month: monthAndYear(locale, new Date(each.lastUsed)) })
        : t('venue-never'),
    ]
      .filter(Boolean)
      .join(', '),
  }));
  // The last row takes the typed name as a new venue, which may have the name of one in another town.
  if (isOpen && isTyped)
    rows.push({
      key: 'new',
      name: <span className="new">{t('venue-new', { name: venue.trim() })}</span>,
      hint: t('venue-new-hint'),
    });

  const choose = (index: number) => {
    const chosen = found[index];
    if (chosen) change(fieldsOfVenue(chosen));
    else if (index >= 0 && index < rows.length) change(venueTyped([], values, venue));
    setOpen(false);
    setActive(-1);
    if (!chosen) focusControl(idOf('city'));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) setOpen(true);
    else if (step)
      setActive(
        (before) =>
          (before + step + rows.length + (before < 0 && step < 0 ? 1 : 0)) % Math.max(rows.length, 1),
      );
    else if (event.key === 'Enter') choose(active < 0 && found.length === 1 ? 0 : active);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    // Enter never sends the form from here.
    event.preventDefault();
  };
  const described = form.sentences.venue ? `${idOf('venue')}-error` : `${idOf('venue')}-hint`;

  return (
    <>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={idOf('venue')}>
          {t('concert-venue')}
        </label>
        <input
          id={idOf('venue')}
          name={idOf('venue')}
          className={styles.control}
          type="text"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && active < rows.length ? optionId(active) : undefined}
          aria-invalid={form.sentences.venue ? true : undefined}
          aria-describedby={described}
          autoComplete="off"
          value={venue}
          onChange={({ target }) => {
            change(venueTyped(venues, values, target.value));
            setOpen(target.value.trim() !== '');
            setActive(-1);
          }}
          onClick={() => setOpen(isTyped)}
          onKeyDown={handleKey}
          onBlur={() => setOpen(false)}
        />
        <ul
          id={listId}
          className="suggestions"
          role="listbox"
          aria-label={t('concert-venue')}
          hidden={rows.length === 0}
        >
          {rows.map(({ key, name, hint }, index) => (
            // The keys act on the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
            <li
              key={key}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {name}
              <small>{hint}</small>
            </li>
          ))}
        </ul>
        {form.sentences.venue ? (
          <p className="field-error" id={described}>
            {form.sentences.venue}
          </p>
        ) : (
          <p className={styles.hint} id={described}>
            {isNew
              ? t(known.length > 1 ? 'venue-which' : storesVenues ? 'venue-is-new' : 'venue-is-text')
              : venue === ''
                ? t('venue-hint')
                : city}
          </p>
        )}
        {storesVenues && venueId !== '' && (
          <p className="venue-links">
            <a className="link" href={addressOf('concerts', 'venues', venueId, ...draftKey.split('/'))}>
              {t('venue-details')}
            </a>{' '}
            <button className="link" type="button" onClick={takeAsNew}>
              {t('venue-other')}
            </button>
          </p>
        )}
      </div>
      {isTyped && venueId === '' && (
        <>
          <Field {...form.field('city')} />
          {storesVenues && (
            <CountryFields
              idOf={idOf}
              values={{ country: countryOf(values), timeZone: isZoneOpen(values) ? '' : timeZone, city }}
              error={form.sentences.timeZone}
              onChange={(patch) =>
                change({
                  country: countryOf(values),
                  ...patch,
                  timeZone: patch.timeZone || homeNow().timeZone,
                })
              }
            />
          )}
        </>
      )}
    </>
  );
}

/** A name whose word that begins with the typed letters has them underlined. */
function marked(name: string, part: string): ReactNode {
  const letters = part.trim().toLowerCase();
  const start = ` ${name}`.toLowerCase().indexOf(` ${letters}`);
  if (start < 0 || letters === '') return name;
  const end = start + letters.length;
  return (
    <>
      {name.slice(0, start)}
      <u>{name.slice(start, end)}</u>
      {name.slice(end)}
    </>
  );
}
