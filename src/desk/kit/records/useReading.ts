import { useEffect, useState } from 'react';
import { reportDefect } from '../../../lib/browser/http.ts';

/**
 * A value that an address of the API answers. The value is read once `after` is there, never while that is undefined, and again when `read`
 * or `after` changes. Undefined until the first answer; an older answer never replaces a newer one, and a `failure` leaves the last value.
 */
export function useReading<Value>(read: () => Promise<Value>, after: unknown) {
  const [value, setValue] = useState<Value>();
  /** The error of the last reading. */
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (after === undefined) return;
    let isNewest = true;
    read().then(
      (next) => {
        if (!isNewest) return;
        setValue(next);
        setFailure(undefined);
      },
      (error: unknown) => {
        reportDefect(error);
        if (isNewest) setFailure(error);
      },
    );
    return () => {
      isNewest = false;
    };
  }, [read, after]);
  return { value, failure, hasFailed: failure !== undefined, setValue };
}
