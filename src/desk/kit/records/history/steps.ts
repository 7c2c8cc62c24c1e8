import type { Locale } from '../../../../config/locales.ts';
import type { Fields } from '../../../../records/fields.ts';
import type { Translate } from '../../translate.ts';
import type { FormerVersion, StoredRecord } from '../recordCalls.ts';
import type { RecordKind } from '../recordKind.ts';

/** A record whose store numbers its changes. */
export interface NumberedRecord extends StoredRecord {
  name?: string | undefined;
  revision: number;
  updatedAt?: string | undefined;
}

/** One change. */
export interface Step<Stored> {
  key: number;
  /** The change in words, a line for each group of fields: "Beginn: 20:00 → 19:30". */
  lines: string[];
  /** Instant of the change; unknown for a file of the repository. */
  at: string | undefined;
  /** The version before it; absent for the first one, where only a deletion lies between, and where it is the present one again. */
  former?: Stored;
}

/** The changes between versions, the newest first. A change that no group of the form shows is left out. */
export function stepsOf<Table extends Fields, Stored extends NumberedRecord>(
  kind: Pick<RecordKind<Table, Stored>, 'groups' | 'groupLabel' | 'groupText' | 'toForm'>,
  versions: readonly FormerVersion<Stored>[],
  locale: Locale,
  t: Translate,
): Step<Stored>[] {
  /** The difference in words, a line for each group of fields. */
  const linesOf = (before: Stored, after: Stored) => {
    const [then, now] = [kind.toForm(before), kind.toForm(after)];
    return Object.keys(kind.groups).flatMap((group) => {
      const [from, to] = [then, now].map((values) => kind.groupText(group, values, locale, t));
      return from === to ? [] : `${kind.groupLabel(group, t)}: ${from ?? ''} → ${to ?? ''}`;
    });
  };
  const present = versions[0]?.record;
  return versions.flatMap(({ record, isDeleted }, index): Step<Stored>[] => {
    const before = versions[index + 1];
    const step = { key: record.revision, at: record.updatedAt };
    // The oldest version that is kept says how it began only where it is the first one.
    if (!before) return record.revision === 0 ? [{ ...step, lines: [t('history-added')] }] : [];
    if (before.isDeleted !== isDeleted)
      return [{ ...step, lines: [t(isDeleted ? 'history-deleted' : 'history-restored')] }];
    const lines = linesOf(before.record, record);
    if (lines.length === 0) return [];
    const isBack = !present || linesOf(before.record, present).length === 0;
    return [{ ...step, lines, ...(!isBack && { former: before.record }) }];
  });
}
