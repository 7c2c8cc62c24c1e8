import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../contracts/concert.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import FormActions from '../../frame/FormActions.tsx';
import FormHead from '../../frame/FormHead.tsx';
import { addressOf } from '../../screen/screens.ts';
import type { Translate } from '../../frame/translate.ts';
import type { Draft } from '../data/drafts.ts';
import { findDifferences, merge, obviousChoices, openGroups, type Group, type Side } from '../data/merge.ts';
import { typedFrom, type TypedConcert } from '../data/typedConcert.ts';
import { groupText } from './groupText.ts';

interface Props {
  draft: Draft;
  base: Concert;
  present: Concert;
  isSending: boolean;
  status: string;
  locale: Locale;
  t: Translate;
  onMerge: (typed: TypedConcert) => void;
}

const sides: readonly Side[] = ['mine', 'theirs'];

/** Both versions of a concert that two editors have changed, field by field. Nothing is lost, and nothing is chosen by silence. */
export default function ConflictForm({ draft, base, present, isSending, status, locale, t, onMerge }: Props) {
  const [mine, theirs] = [draft.typed, typedFrom(present)];
  const differences = findDifferences(typedFrom(base), mine, theirs);
  const [choices, setChoices] = useState(() => obviousChoices(differences));
  const open = openGroups(differences, choices);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form before it has gone with the focus, and the address is the same.
    form.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, []);
  const chooseAll = (side: Side) => {
    setChoices(Object.fromEntries(differences.map(({ group }) => [group, side])));
  };
  const time = present.updatedAt ? clockTime(locale, new Date(present.updatedAt)) : '';
  const labelOf = (group: Group) => t(`group-${group}`);

  return (
    <form
      ref={form}
      className="concert-form"
      aria-label={t('conflict-heading')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (open.length === 0) onMerge(merge(mine, theirs, choices));
      }}
    >
      <FormHead crumb={present.name} heading={t('conflict-heading')} />
      <p className="lead">{time ? t('conflict-text-at', { time }) : t('conflict-text')}</p>
      <p className="choices">
        {sides.map((side) => (
          <button
            key={side}
            className="link"
            type="button"
            onClick={() => {
              chooseAll(side);
            }}
          >
            {t(`conflict-all-${side}`)}
          </button>
        ))}
      </p>
      {differences.map(({ group, changedBy }) => (
        <fieldset key={group} className="versions">
          <legend>
            {labelOf(group)} <span>{t(`conflict-by-${changedBy}`)}</span>
          </legend>
          {sides.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${group}`}
                checked={choices[group] === side}
                onChange={() => {
                  setChoices({ ...choices, [group]: side });
                }}
              />
              <small>
                {side === 'mine'
                  ? t('conflict-mine')
                  : time
                    ? t('conflict-at', { time })
                    : t('conflict-theirs')}
              </small>
              <span>{groupText(group, side === 'mine' ? mine : theirs, locale, t)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <FormActions
        label={t('conflict-save')}
        back={addressOf('concerts')}
        status={open.length > 0 ? t('conflict-open', { fields: open.map(labelOf).join(', ') }) : status}
        disabled={isSending || open.length > 0}
        t={t}
      />
    </form>
  );
}
