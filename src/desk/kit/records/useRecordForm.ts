import { useState, type ComponentProps } from 'react';
import { labelKey, type Fields, type ValuesOf } from '../../../records/fields.ts';
import { useDesk } from '../deskContext.ts';
import { keptAmount, shownAmount } from '../form/amounts.ts';
import type Field from '../form/Field.tsx';
import type { TextKey, Translate } from '../translate.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Forms, Progress } from '../drafts/forms.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { RecordKind, UnusableValue } from './recordKind.ts';

export type FieldProps = ComponentProps<typeof Field>;

/** The types of the controls that are no simple text. */
const types = {
  ...{ url: 'url', day: 'date', clock: 'time', multiline: 'multiline', lines: 'multiline' },
} as const satisfies Record<string, FieldProps['type']>;

/** The part of the desk that a form changes. */
export interface DraftDesk<Values extends object, Stored extends StoredRecord> {
  drafts: Drafts<Values, Stored>;
  forms: Forms<Values, Stored>;
  /** Called when a change begins: with its first key, and when it is sent. */
  onBegin?: () => void;
}

export interface DraftOptions<Values extends object, Stored extends StoredRecord> {
  desk: DraftDesk<Values, Stored>;
  /** Key of the draft. */
  draftKey: string;
  /** The values before anything is typed. */
  initial: Values;
  base?: Stored | undefined;
}

/**
 * State of a record's form, with the props of its fields. Keeps all that is typed as a draft in the browser, and makes a change of valid
 * values. `ask` finds errors of this form alone.
 */
export function useRecordForm<Table extends Fields, Stored extends StoredRecord>(
  kind: RecordKind<Table, Stored>,
  { desk, draftKey, initial, base }: DraftOptions<ValuesOf<Table>, Stored>,
  ask: (values: ValuesOf<Table>) => UnusableValue[] = () => [],
) {
  const { locale, t } = useDesk();
  type Values = ValuesOf<Table>;
  type Name = keyof Table & string;
  const { drafts, forms } = desk;
  const draft = drafts.find(draftKey);
  const sent = forms.sentOf(draftKey);
  const values = draft?.typed ?? sent?.typed ?? initial;
  const progress = forms.progressOf(draftKey);
  const errors = progress?.kind === 'invalid' ? progress.errors : [];
  const sentences: Partial<Record<string, string>> = Object.fromEntries(
    errors.map(({ field, sentence }) => [field, sentence]),
  );
  const [isKept, setKept] = useState(true);
  const [undo, setUndo] = useState<() => void>();
  /** The amount that was typed last, as it was typed. */
  const [amount, setAmount] = useState({ kept: '', typed: '' });
  const start = { typed: initial, base };
  const findErrors = (values: Values) => kind.findErrors(values, draft?.base ?? base, t, ask(values));
  const change = (patch: Partial<Values>) => {
    if (!draft) desk.onBegin?.();
    setKept(forms.type(draftKey, patch, start));
    if (errors.length > 0) forms.showErrors(draftKey, findErrors({ ...values, ...patch }));
  };
  /** The name and id of a row's control. */
  const idOf = (name: string) => `${kind.name}-${name}`;
  const label = (name: Name) => t(labelKey(kind.name, kind.fields, name) as TextKey);
  const status =
    draft && !isKept
      ? t('draft-unkept')
      : !draft && undo
        ? t('draft-discarded')
        : statusOf(draft !== undefined, progress, t);

  return {
    ...{ fields: kind.fields, values, sentences, status, change, idOf, label },
    /** True when these values are on their way. */
    isWaiting: sent !== undefined && !draft,
    isDirty: draft !== undefined,
    /** False where the browser has stored no draft. */
    isKept,
    groupLabel: (group: string) => kind.groupLabel(group, t),
    /** Sends the values with these changes. Returns the first invalid field. */
    submit: async (changes: Partial<Values> = {}): Promise<string | undefined> => {
      const [wrong, ...others] = findErrors({ ...values, ...changes });
      if (wrong) {
        forms.showErrors(draftKey, [wrong, ...others]);
        return wrong.field;
      }
      // A draft that was discarded before is not the one to bring back now.
      setUndo(undefined);
      desk.onBegin?.();
      const outcome = await forms.submit(draftKey, start, changes);
      return outcome?.kind === 'invalid' ? outcome.errors[0]?.field : undefined;
    },
    discard: () => {
      const bringBack = forms.discard(draftKey);
      setUndo(() => bringBack);
    },
    /** Brings a discarded draft back; undefined when there is none, or when something else was typed since. */
    undo: draft ? undefined : undo,
    field(name: Name): FieldProps {
      const { control = 'text', hint, optional, needed, folded, lang } = kind.fields[name] ?? {};
      const isAmount = control === 'price';
      const value = String(values[name]);
      return {
        name: idOf(name),
        label: label(name),
        type: control in types ? types[control as keyof typeof types] : 'text',
        value: !isAmount ? value : amount.kept === value ? amount.typed : shownAmount(value, locale),
        error: sentences[name],
        ...(hint !== undefined && { hint: t(hint as TextKey) }),
        ...((optional ?? needed) && { note: t(optional ? 'optional' : 'required') }),
        // A phone's own way to empty a time brings the former one back.
        ...(folded &&
          ['day', 'clock'].includes(control) && { clearLabel: t('clear', { field: label(name) }) }),
        ...(lang && { lang }),
        ...(isAmount && { inputMode: 'decimal' }),
        onChange: (typed) => {
          const kept = isAmount ? keptAmount(typed, locale) : typed;
          if (isAmount) setAmount({ kept, typed });
          change({ [name]: kept } as Partial<Values>);
        },
      };
    },
  };
}

/** The state of the form of a kind of record. */
export type RecordForm<Kind> =
  Kind extends RecordKind<infer Table, infer Stored>
    ? ReturnType<typeof useRecordForm<Table, Stored>>
    : never;

/** The line about a form, which names what is stored, waits, or lacks. */
export function statusOf(hasDraft: boolean, progress: Progress | undefined, t: Translate): string {
  switch (progress?.kind) {
    case 'sending':
      return t(hasDraft ? 'saving-older' : 'saving');
    case 'offline':
      return t(hasDraft ? 'waits-older' : 'save-offline');
    case 'busy':
      return t('save-busy');
    case 'expired':
      return t('save-expired');
    case 'gone':
      return t('record-gone');
    case 'failed':
      return progress.reason || t('save-failed');
    case 'invalid':
      return progress.errors[0] ? t('save-wrong', { reason: progress.errors[0].sentence }) : '';
    case 'behind':
      return t('saved-older');
    default:
      return hasDraft ? t('draft-kept') : '';
  }
}
