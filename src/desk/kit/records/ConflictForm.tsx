import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useDesk } from '../deskContext.ts';
import { clockTime } from '../../../lib/dates/dates.ts';
import type { Fields, ValuesOf } from '../../../records/fields.ts';
import FormActions from '../form/FormActions.tsx';
import FormHead from '../form/FormHead.tsx';
import type { Draft } from '../drafts/drafts.ts';
import { findDifferences, merge, obviousChoices, openGroups, type Side } from './merge.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { RecordKind } from './recordKind.ts';
import { statusOf, type DraftDesk } from './useRecordForm.ts';

interface Props<Table extends Fields, Stored extends StoredRecord> {
  kind: RecordKind<Table, Stored>;
  desk: DraftDesk<ValuesOf<Table>, Stored>;
  draft: Draft<ValuesOf<Table>, Stored>;
  /** The last version that both sides had. */
  base: Stored;
  /** The version that is stored now. */
  present: Stored & { updatedAt?: string | undefined };
  nameOf: (record: Stored) => string;
  /** Address of the list. */
  back: string;
}

const sides: readonly Side[] = ['mine', 'theirs'];

/**
 * Both versions of a record that two editors have changed, field by field. Nothing is lost, and nothing is chosen by silence.
 */
export default function ConflictForm<Table extends Fields, Stored extends StoredRecord>(
  props: Props<Table, Stored>,
) {
  const { locale, t } = useDesk();
  const { kind, desk, draft, present, back } = props;
  type Values = ValuesOf<Table>;
  const { groups } = kind;
  const progress = desk.forms.progressOf(draft.key);
  const [base, mine, theirs] = [kind.toForm(props.base), draft.typed, kind.toForm(present)];
  const overtaken = kind.groupsAt(draft.overtaken);
  const differences = findDifferences<Values>(groups, base, mine, theirs, overtaken);
  const labelOf = (group: string) => kind.groupLabel(group, t);
  const textOf = (group: string, values: Values) => kind.groupText(group, values, locale, t);
  // Two values in the same words, such as a venue that has become a record since, are no choice for a person.
  const shown = differences.filter(({ group }) => textOf(group, mine) !== textOf(group, theirs));
  const [choices, setChoices] = useState(() => obviousChoices(differences));
  const open = openGroups(shown, choices);
  const merged = merge<Values>(groups, mine, theirs, choices);
  const against = open.length === 0 ? kind.findErrors(merged, present, t)[0]?.sentence : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form before it has gone with the focus, and the address is the same.
    form.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, []);
  const chooseAll = (side: Side) =>
    setChoices({ ...choices, ...Object.fromEntries(shown.map(({ group }) => [group, side])) });
  const time = present.updatedAt ? clockTime(locale, new Date(present.updatedAt)) : '';

  return (
    <form
      ref={form}
      className="record-form"
      aria-label={t('conflict-heading')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (open.length > 0 || against) return;
        void desk.forms.submitMerged(draft.key, merged, present);
      }}
    >
      <FormHead crumb={props.nameOf(present)} heading={t('conflict-heading')} help="no-network" />
      <p className="lead">{t(time ? 'record-conflict-at' : 'record-conflict', { time })}</p>
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
        back={back}
        status={
          open.length > 0
            ? t('conflict-open', { fields: open.map(labelOf).join(', ') })
            : against
              ? t('conflict-against', { reason: against })
              : progress
                ? statusOf(false, progress, t)
                : ''
        }
        disabled={progress?.kind === 'sending' || open.length > 0 || against !== undefined}
      />
    </form>
  );
}
