import { newDraftKey } from '../drafts/drafts.ts';
import { useEffect } from 'react';
import { addressOf, fieldPart, type AreaAddress } from '../screen/screens.ts';

interface Props {
  kind: { screen: AreaAddress };
  /** The part of the address after the key. */
  after?: string | undefined;
  /** Name of the control that takes the focus. */
  field?: string;
}

/** Opens an empty form: gives the address of a new record a draft of its own, in the same entry of the history. */
export default function NewDraft({ kind, after, field }: Props) {
  const rest = [after, field && fieldPart(field)].filter((part) => part !== undefined);
  const address = addressOf(...kind.screen, newDraftKey(), ...rest);
  useEffect(() => {
    location.replace(address);
    // The first key is as good as any later one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
