import type { Change } from '../../../../desk/kit/changes/change.ts';
import { keptChanges } from '../../../../desk/kit/changes/queue.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { kinds } from '../../../../records/kinds.ts';

/** Name of the entry with the last photographer of this device. */
export const creditEntry = 'desk-credit';

/** The chosen pictures that wait on this device. */
export const waitingUploads = (): Change[] =>
  keptChanges(browserStorage(), `change:${kinds.picture.drafts}`).filter(({ blob }) => blob !== undefined);
