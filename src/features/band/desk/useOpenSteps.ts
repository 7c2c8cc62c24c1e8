import { useEffect, useState } from 'react';
import { call } from '../../../lib/browser/http.ts';

/**
 * The steps of a new site that are open, asked for whenever the list is shown and after `changes`; none while nobody answers. Without the contract
 * of the answer, which Start alone loads.
 */
export function useOpenSteps(isShown: boolean, changes: unknown): readonly unknown[] {
  const [steps, setSteps] = useState<readonly unknown[]>([]);
  useEffect(() => {
    if (!isShown) return;
    let isOutdated = false;
    const ask = async () => {
      const answer: unknown = await (await call('/api/attention')).json();
      const open: unknown =
        typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'openSteps') : undefined;
      if (Array.isArray(open) && !isOutdated) setSteps(open);
    };
    // Without an answer the rows say what they said before.
    ask().catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [isShown, changes]);
  return steps;
}
