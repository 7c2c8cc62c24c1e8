import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import FormActions from '../form/FormActions.tsx';
import FormHead from '../form/FormHead.tsx';
import type { Translate } from '../frame/translate.ts';

interface Props<Field extends string> {
  crumb: string | undefined;
  heading: string;
  /** Name of the form; the heading where it is absent. */
  label?: string;
  draft: {
    status: string;
    isDirty: boolean;
    isSending: boolean;
    isWaiting: boolean;
    discard: () => void;
    undo: (() => void) | undefined;
  };
  /** Address that the way back leads to. */
  back: string;
  /** Label of the red button. */
  sendLabel: string;
  /** Takes the place of the draft's status, and disables the button. */
  missing?: string | undefined;
  onMore?: (() => void) | undefined;
  links?: ReactNode;
  t: Translate;
  /** Sends the draft. Returns the first invalid field. */
  onSend: () => Promise<Field | undefined>;
  /** Focuses the control of a field. */
  focusField: (field: Field) => void;
  children: ReactNode;
}

/** The frame of every form that changes a record: head, fields, the way to discard the draft, and the buttons. */
export default function DraftForm<Field extends string>(props: Props<Field>) {
  const { crumb, heading, label = heading, draft, sendLabel, missing, onMore, links, t, children } = props;
  const send = async () => {
    if (missing !== undefined) return;
    const wrong = await props.onSend();
    if (wrong) props.focusField(wrong);
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
      {(draft.isDirty || draft.undo) && (
        <p>
          <button className="link" type="button" onClick={draft.undo ?? draft.discard}>
            {t(draft.undo ? 'undo' : 'draft-discard')}
          </button>
        </p>
      )}
      <FormActions
        label={draft.isWaiting ? t('retry-failed') : sendLabel}
        back={props.back}
        status={missing ?? draft.status}
        disabled={missing !== undefined}
        onMore={onMore}
        links={links}
        t={t}
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
