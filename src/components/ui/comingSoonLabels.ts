import type { Translate } from '../../lib/i18n/i18n.ts';
import type { ComingSoonLabels } from './ComingSoon.tsx';

/** The texts of the tape for features that are switched off in `src/config/site.ts`. */
export const comingSoonLabels = (t: Translate): ComingSoonLabels => ({
  tape: t('page:coming-soon'),
  spoken: t('page:coming-soon-spoken'),
});
