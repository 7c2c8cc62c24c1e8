import { useState } from 'react';
import { longestAlt } from '../../../../config/uploads.ts';
import Field from '../../form/Field.tsx';
import type { Translate } from '../../frame/translate.ts';
import { groups, type Group } from '../data/groups.ts';
import type { TypedConcert } from '../data/typedConcert.ts';
import { fieldId, showAndFocus, type FieldErrors } from './fields.ts';

interface Props {
  typed: TypedConcert;
  errors: FieldErrors;
  t: Translate;
  onChange: (patch: Partial<TypedConcert>) => void;
}

/** Parts of the form that are shown once they hold something or were asked for. */
const parts = ['doors', 'end', 'support', 'price', 'tickets', 'note'] as const satisfies readonly Group[];
type Part = (typeof parts)[number];

/** Everything that a booking e-mail often leaves out: a chip puts its field at a fixed place and focuses it. */
export default function MoreFields({ typed, errors, t, onChange }: Props) {
  const [opened, setOpened] = useState<readonly Part[]>([]);
  const isShown = (part: Part) =>
    opened.includes(part) || groups[part].some((field) => typed[field] !== '' || errors[field] !== undefined);
  const folded = parts.filter((part) => !isShown(part) && !(part === 'end' && typed.isTimeOpen));
  const field = (name: (typeof groups)[Part][number]) => ({
    name: fieldId(name),
    label: t(`concert-${name}`),
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      {(isShown('doors') || isShown('end')) && (
        <div className="pair">
          {isShown('doors') && <Field {...field('doors')} type="time" />}
          {isShown('end') && !typed.isTimeOpen && (
            <Field {...field('end')} type="time" hint={t('end-hint')} />
          )}
        </div>
      )}
      {isShown('support') && <Field {...field('support')} type="multiline" hint={t('support-hint')} />}
      {isShown('price') && (
        <div className="pair">
          <Field {...field('priceFrom')} inputMode="decimal" hint={t('price-hint')} />
          <Field {...field('priceTo')} inputMode="decimal" />
        </div>
      )}
      {isShown('tickets') && <Field {...field('ticketUrl')} type="url" hint={t('concert-tickets-hint')} />}
      {isShown('note') && (
        <>
          <Field {...field('noteDe')} type="multiline" lang="de" maxLength={longestAlt} />
          <Field
            {...field('noteEn')}
            type="multiline"
            lang="en"
            maxLength={longestAlt}
            hint={t(typed.status === 'cancelled' ? 'note-one-hint' : 'note-hint')}
          />
        </>
      )}
      {folded.length > 0 && (
        <div className="chips" role="group" aria-labelledby="concert-more">
          <span id="concert-more" className="chips-label">
            {t('concert-more')}
          </span>
          {folded.map((part) => (
            <button
              key={part}
              className="chip"
              type="button"
              onClick={() => showAndFocus(groups[part][0], () => setOpened([...opened, part]))}
            >
              {t(`add-${part}`)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
