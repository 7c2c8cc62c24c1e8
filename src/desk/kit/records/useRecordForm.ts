import type { ComponentProps } from 'react';
import { labelKey, type Fields, type ValuesOf } from '../../../records/fields.ts';
import type Field from '../form/Field.tsx';
import type { TextKey } from '../translate.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { RecordKind, UnusableValue } from './recordKind.ts';
import { useRecordDraft, type DraftOptions } from './useRecordDraft.ts';

export type FieldProps = ComponentProps<typeof Field>;

/** The types of the controls that are no simple text. */
const types = {
  ...{ url: 'url', day: 'date', clock: 'time', multiline: 'multiline', lines: 'multiline' },
} as const satisfies Record<string, FieldProps['type']>;

/** State of a record's form, with the props of its fields. `ask` finds errors of this form alone. */
export function useRecordForm<Table extends Fields, Stored extends StoredRecord>(
  kind: RecordKind<Table, Stored>,
  options: DraftOptions<ValuesOf<Table>, Stored>,
  ask: (values: ValuesOf<Table>) => UnusableValue[] = () => [],
) {
  type Name = keyof Table & string;
  const { t } = options;
  const draft = useRecordDraft(options, {
    findErrors: (values, base) => kind.findErrors(values, base, t, ask(values)),
    goneKey: `${kind.name}-gone`,
  });
  const sentences: Partial<Record<string, string>> = Object.fromEntries(
    draft.errors.map(({ field, sentence }) => [field, sentence]),
  );
  /** The name and id of a row's control. */
  const idOf = (name: string) => `${kind.name}-${name}`;
  return {
    ...{ ...draft, fields: kind.fields, sentences, idOf },
    groupLabel: (group: string) => kind.groupLabel(group, t),
    label: (name: Name) => t(labelKey(kind.name, kind.fields, name) as TextKey),
    field(name: Name): FieldProps {
      const { control = 'text', hint, optional, longest, lang } = kind.fields[name] ?? {};
      return {
        name: idOf(name),
        label: t(labelKey(kind.name, kind.fields, name) as TextKey),
        type: control in types ? types[control as keyof typeof types] : 'text',
        value: String(draft.typed[name]),
        error: sentences[name],
        ...(hint !== undefined && { hint: t(hint as TextKey) }),
        ...(optional && { note: t('optional') }),
        ...(longest !== undefined && { maxLength: longest }),
        ...(lang && { lang }),
        ...(control === 'price' && { inputMode: 'decimal' }),
        onChange: (value) => draft.change({ [name]: value } as Partial<ValuesOf<Table>>),
      };
    },
  };
}

/** The state of the form of a kind of record. */
export type RecordForm<Kind> =
  Kind extends RecordKind<infer Table, infer Stored>
    ? ReturnType<typeof useRecordForm<Table, Stored>>
    : never;
