import { useEffect } from 'react';
import { addressOf, fieldPart } from '../screen/screens.ts';
import { newDraftKey } from './newKey.ts';

interface Props {
  /** The parts of the address before and after the key. */
  before?: readonly string[];
  after?: readonly (string | undefined)[];
  /** Name of the control that takes the focus. */
  field?: string;
}

/** Opens an empty form: gives the address of a new record a draft of its own, in the same entry of the history. */
export default function NewDraft({ before = [], after = [], field }: Props) {
  const rest = after.filter((part) => part !== undefined);
  const address = addressOf(
    'concerts',
    ...before,
    newDraftKey(),
    ...rest,
    ...(field ? [fieldPart(field)] : []),
  );
  useEffect(() => {
    location.replace(address);
    // The first key is as good as any later one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
