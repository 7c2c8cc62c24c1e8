import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../lib/browser/http.ts';
import { attention, type Step } from '../../../records/built/attention.ts';

const answer = z.object({ openSteps: attention.shape.openSteps });

/** The steps of a new site that are open, asked for whenever the list is shown; none while nobody answers. */
export function useOpenSteps(isShown: boolean, changes: unknown): readonly Step[] {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  useEffect(() => {
    if (!isShown) return;
    let isOutdated = false;
    const ask = async () => {
      const { data } = answer.safeParse(await (await call('/api/attention')).json());
      if (data && !isOutdated) setSteps(data.openSteps);
    };
    // Without an answer the rows say what they said before.
    ask().catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [isShown, changes]);
  return steps;
}
