import { startTransition, useState } from 'react';
import { useRecheck } from './useRecheck.ts';

interface Clock {
  /** The time of the build, in milliseconds since 1970. */
  builtAt: number;
  /** First instant after `now` at which the result changes, in milliseconds since 1970. */
  nextChange: (now: number) => number;
  /** Runs just before the time changes, while the page still shows the earlier one. */
  beforeChange?: () => void;
}

/**
 * The present time in milliseconds since 1970, as exact as the result needs it: the build's time, until `nextChange` has passed or the
 * visitor's clock was set back. So nothing renders while nothing changes.
 */
export function useNow({ builtAt, nextChange, beforeChange }: Clock): number {
  const [now, setNow] = useState(builtAt);
  const until = nextChange(now);
  useRecheck(() => {
    const present = Date.now();
    if (present >= now && present < until) return until;
    // Rendered in short tasks: a page may show a thousand records.
    startTransition(() => {
      beforeChange?.();
      setNow(present);
    });
    return nextChange(present);
  }, until);
  return now;
}
