import { useState, type ReactNode } from 'react';
import type { Fields, ValuesOf } from '../../../records/fields.ts';
import { useDesk } from '../deskContext.ts';
import FormMessage from '../form/FormMessage.tsx';
import { listTitle } from '../screen/screens.ts';
import ConflictForm from './ConflictForm.tsx';
import type { Draft } from '../drafts/drafts.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { RecordKind } from './recordKind.ts';
import RecordMessage from './screens/RecordMessage.tsx';
import type { DraftDesk } from './useRecordForm.ts';

/** The part of the desk that lists the records and drafts of a kind. */
export interface ListedDesk<Values extends object, Stored extends StoredRecord> extends DraftDesk<
  Values,
  Stored
> {
  draftList: readonly Draft<Values, Stored>[];
  records: readonly Stored[] | undefined;
  hasFailed: boolean;
}

interface Props<Table extends Fields, Stored extends StoredRecord> {
  kind: RecordKind<Table, Stored>;
  desk: ListedDesk<ValuesOf<Table>, Stored>;
  /** Key of the draft that the form edits. */
  draftKey: string;
  /** The record that the form begins with; undefined for an empty form. */
  id: string | undefined;
  /** Address that the way back leads to. */
  back: string;
  nameOf: (record: Stored) => string;
  /** Whether a new record begins with what the others tell, such as its place among them. */
  needsList?: boolean | undefined;
  /** Why no record can be added now. */
  full?: string | undefined;
  /** The form, once what it begins with is known. */
  children: (found: {
    draft: Draft<ValuesOf<Table>, Stored> | undefined;
    stored: Stored | undefined;
  }) => ReactNode;
}

/** The screen of one record: its form; both versions where somebody else was first; a message where it is not there, or not yet. */
export default function RecordScreen<Table extends Fields, Stored extends StoredRecord>(
  props: Props<Table, Stored>,
) {
  const { kind, desk, draftKey, id, back, nameOf, needsList, full, children } = props;
  const { t } = useDesk();
  const draft = desk.draftList.find(({ key }) => key === draftKey) ?? desk.forms.sentOf(draftKey);
  const stored = desk.records?.find((record) => record.id === id);
  const isNew = id === undefined && (!needsList || desk.records !== undefined);
  /** A form that was shown stays until the list opens, where its own record has taken the last room. */
  const [hadForm, setHadForm] = useState(false);
  const hasForm = draft !== undefined || stored !== undefined || (isNew && (!full || hadForm));
  if (hasForm && !hadForm) setHadForm(true);
  if (draft?.base && draft.present) {
    const { base, present } = draft;
    // Another conflict begins with its own choices.
    const version = present.version ?? present.revision;
    return <ConflictForm key={version} {...{ kind, desk, draft, base, present, back, nameOf }} />;
  }
  if (hasForm) return children({ draft, stored });
  if (isNew)
    return (
      <FormMessage heading={t(listTitle(kind.name))} back={back}>
        {full}
      </FormMessage>
    );
  const { records, hasFailed } = desk;
  return <RecordMessage {...{ back, hasFailed }} kind={kind.name} isMissing={records !== undefined} />;
}
