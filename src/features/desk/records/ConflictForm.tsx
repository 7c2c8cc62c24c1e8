import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Locale } from '../../../config/locales.ts';
import { clockTime } from '../../../lib/dates/dates.ts';
import FormActions from '../form/FormActions.tsx';
import FormHead from '../form/FormHead.tsx';
import type { TextKey, Translate } from '../frame/translate.ts';
import {
  findDifferences,
  merge,
  obviousChoices,
  openGroups,
  type Choices,
  type Groups,
  type Side,
} from './merge.ts';

interface Props<Group extends string, Typed> {
  groups: Groups<Group, Typed>;
  labelOf: (group: Group) => string;
  /** The values of a group in words. */
  textOf: (group: Group, typed: Typed) => string;
  base: Typed;
  mine: Typed;
  /** The version that is stored now. */
  theirs: Typed;
  /** Name of that version. */
  name: string;
  /** Instant of the change from there. */
  updatedAt: string | undefined;
  /** The sentence about both versions. */
  lead: (time: string) => string;
  /** Address of the list. */
  back: string;
  isSending: boolean;
  status: string;
  /** Names the sentence against a merged version; undefined for a valid one. */
  against?: (typed: Typed) => TextKey | undefined;
  locale: Locale;
  t: Translate;
  onMerge: (typed: Typed) => void;
}

const sides: readonly Side[] = ['mine', 'theirs'];

/** Both versions of a record that two editors have changed, field by field. Nothing is lost, and nothing is chosen by silence. */
export default function ConflictForm<Group extends string, Typed>(props: Props<Group, Typed>) {
  const { groups, labelOf, textOf, base, mine, theirs, isSending, status, locale, t } = props;
  const differences = findDifferences(groups, base, mine, theirs);
  // Two values in the same words, such as a venue that has become a record since, are no choice for a person.
  const shown = differences.filter(({ group }) => textOf(group, mine) !== textOf(group, theirs));
  const [choices, setChoices] = useState<Choices<Group>>(() => obviousChoices(differences));
  const open = openGroups(shown, choices);
  const merged = merge(groups, mine, theirs, choices);
  const against = open.length === 0 ? props.against?.(merged) : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form before it has gone with the focus, and the address is the same.
    form.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, []);
  const chooseAll = (side: Side) =>
    setChoices({
      ...choices,
      ...(Object.fromEntries(shown.map(({ group }) => [group, side])) as Choices<Group>),
    });
  const time = props.updatedAt ? clockTime(locale, new Date(props.updatedAt)) : '';

  return (
    <form
      ref={form}
      className="record-form"
      aria-label={t('conflict-heading')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (open.length > 0 || against) return;
        props.onMerge(merged);
      }}
    >
      <FormHead crumb={props.name} heading={t('conflict-heading')} />
      <p className="lead">{props.lead(time)}</p>
      <p className="choices">
        {sides.map((side) => (
          <button key={side} className="link" type="button" onClick={() => chooseAll(side)}>
            {t(`conflict-all-${side}`)}
          </button>
        ))}
      </p>
      {shown.map(({ group, changedBy }) => (
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
                onChange={() => setChoices({ ...choices, [group]: side })}
              />
              <small>{side === 'theirs' && time ? t('conflict-at', { time }) : t(`conflict-${side}`)}</small>
              <span>{textOf(group, side === 'mine' ? mine : theirs)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="dim">{t('conflict-same')}</p>
      <FormActions
        label={t('conflict-save')}
        back={props.back}
        status={
          open.length > 0
            ? t('conflict-open', { fields: open.map(labelOf).join(', ') })
            : against
              ? t('conflict-against', { reason: t(against) })
              : status
        }
        disabled={isSending || open.length > 0 || against !== undefined}
        t={t}
      />
    </form>
  );
}
