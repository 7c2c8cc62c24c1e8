import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { useDesk } from '../deskContext.ts';
import FormActions from '../form/FormActions.tsx';
import { focusControl } from '../form/focus.ts';
import FormHead from '../form/FormHead.tsx';
import type { Fields, ValuesOf } from '../../../records/fields.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { useRecordForm } from './useRecordForm.ts';

interface Props<Table extends Fields> {
  crumb: string | undefined;
  heading: string;
  /** Name of the form; the heading where it is absent. */
  label?: string;
  form: ReturnType<typeof useRecordForm<Table, StoredRecord>>;
  /** Changes of the values that sending the form means. */
  step?: Partial<ValuesOf<Table>>;
  /** Address that the way back leads to. */
  back: string;
  /** Label of the red button. */
  sendLabel: string;
  /** Takes the place of the draft's status, and disables the button. */
  missing?: string | undefined;
  onMore?: (() => void) | undefined;
  links?: ReactNode;
  children: ReactNode;
}

/** The frame of every form that changes a record: head, fields, the way to discard the draft, and the buttons. */
export default function DraftForm<Table extends Fields>(props: Props<Table>) {
  const { t } = useDesk();
  const { crumb, heading, label = heading, form, step, back, sendLabel, missing, children } = props;
  const send = async () => {
    if (missing !== undefined) return;
    const wrong = await form.submit(step);
    if (wrong) focusControl(form.idOf(wrong));
  };
  return (
    // Keys that reach the form come from its fields.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <form
      className="record-form"
      noValidate
      aria-label={label}
      onKeyDown={handleKey}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormHead crumb={crumb} heading={heading} />
      {children}
      {(form.isDirty || form.undo) && (
        <p>
          <button className="link" type="button" onClick={form.undo ?? form.discard}>
            {t(form.undo ? 'undo' : 'draft-discard')}
          </button>
        </p>
      )}
      <FormActions
        label={form.isWaiting ? t('send-again') : sendLabel}
        back={back}
        status={missing ?? form.status}
        disabled={missing !== undefined}
        onMore={props.onMore}
        links={props.links}
      />
    </form>
  );
}

/** Enter moves to the next field, as on the keyboard of a phone; with Ctrl or ⌘ it sends. */
function handleKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) event.currentTarget.requestSubmit();
  else if (event.target instanceof HTMLInputElement) focusNext(event.currentTarget, event.target);
  else return;
  event.preventDefault();
}

/** Focuses the field after `field`; after the last one the button. */
function focusNext(form: HTMLFormElement, field: HTMLInputElement): void {
  const controls = [...form.querySelectorAll<HTMLElement>('input, textarea, [type=submit]')];
  controls[controls.indexOf(field) + 1]?.focus();
}
