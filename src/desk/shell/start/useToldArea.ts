import { useState } from 'react';
import { isToldOnStart } from '../../kit/origin.ts';
import type { NoticeText } from '../../kit/screen/Notice.tsx';
import type { Screen } from '../../kit/screen/screens.ts';

/** The areas whose changes Start tells. */
const areas = ['concerts', 'band'] as const;
type Teller = (typeof areas)[number];
type Notices = Record<Teller, NoticeText | undefined>;

/** The area whose notice Start tells: that of the latest change which is told there. */
export function useToldArea(screen: Screen, notices: Notices): Teller | undefined {
  const [told, setTold] = useState<{ notices: Notices; area: Teller | undefined }>({
    notices,
    area: undefined,
  });
  const changed = areas.find((area) => told.notices[area] !== notices[area]);
  if (changed) {
    const isTold = notices[changed] && isToldOnStart(screen, changed);
    const former = told.area === changed ? undefined : told.area;
    setTold({
      notices: { ...told.notices, [changed]: notices[changed] },
      area: isTold ? changed : former,
    });
  }
  return told.area;
}
