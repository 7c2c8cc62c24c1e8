import { useEffect, useState, type ReactNode } from 'react';
import { useRecords } from '../../../lib/recordStore.ts';
import { showStoredPictures, type Wanted } from './storedPictures.ts';

interface AddedPictures {
  pictures: ReactNode;
  count: number;
}

/** Once a page, however often its island mounts. */
let isAsked = false;

/**
 * The pictures that were added since the page was built; `undefined` as long as there are none. Asks our store once, and keeps what
 * is there where it fails. The component that draws them is loaded only when there are some.
 */
export function useAddedPictures({ newest, limit }: Wanted): AddedPictures | undefined {
  const records = useRecords('pictures');
  const [added, setAdded] = useState<AddedPictures>();

  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    showStoredPictures({ newest, limit }).catch(() => undefined);
  }, [newest, limit]);

  useEffect(() => {
    if (!records) return;
    let isOutdated = false;
    const show = ({ default: Pictures }: typeof import('../list/AddedPictures.tsx')) => {
      if (isOutdated) return;
      setAdded({ pictures: <Pictures records={records} limit={limit} />, count: records.length });
    };
    import('../list/AddedPictures.tsx').then(show, () => undefined);
    return () => {
      isOutdated = true;
    };
  }, [records, limit]);

  return added;
}
