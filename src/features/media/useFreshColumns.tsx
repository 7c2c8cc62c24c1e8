import { useEffect, useState, type ReactNode } from 'react';
import { useFreshRecords } from '../../lib/freshRecords.ts';

export interface FreshColumns {
  columns: ReactNode;
  count: number;
}

/**
 * The columns of the pictures that arrived since the page was built; `undefined` as long as none did. What draws them is
 * fetched only then.
 */
export function useFreshColumns(): FreshColumns | undefined {
  const records = useFreshRecords('pictures');
  const [fresh, setFresh] = useState<FreshColumns>();

  useEffect(() => {
    if (!records) return;
    let outdated = false;
    const show = ({ default: Columns }: typeof import('./FreshColumns.tsx')) => {
      if (!outdated) setFresh({ columns: <Columns records={records} />, count: records.length });
    };
    import('./FreshColumns.tsx').then(show, () => undefined);
    return () => {
      outdated = true;
    };
  }, [records]);

  return fresh;
}
