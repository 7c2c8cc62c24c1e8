import type { Translate } from '../translate.ts';
import type { Draft } from '../drafts/drafts.ts';

/** How far a record's changes of this device have come, in a word or two; empty where all is stored. */
export function stateOf<Typed, Stored>(
  draft: Draft<Typed, Stored> | undefined,
  waits: boolean,
  t: Translate,
): string {
  if (waits) return t('draft-waiting');
  return draft ? t(draft.present ? 'draft-conflict' : 'draft-unsent') : '';
}
