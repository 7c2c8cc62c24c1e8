import type { RefObject } from 'react';
import { useRecheck } from '../../../components/hooks/useRecheck.ts';
import { isNew } from './releases.ts';

const hour = 3_600_000;

/** Shows NEW! where it is true at this moment, and at every later one: whatever the build thought; again when there are other `columns`. */
export function useNewBadges(root: RefObject<HTMLElement | null>, columns: unknown): void {
  useRecheck(() => {
    const now = new Date();
    for (const column of root.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
      const badge = column.lastElementChild;
      if (badge instanceof HTMLElement) badge.hidden = !isNew(dayOf(column), now);
    }
    // A day begins in Vienna at a full hour, summer and winter.
    return Math.floor(now.getTime() / hour + 1) * hour;
  }, columns);
}

const dayOf = (column: HTMLElement) => ({
  release_date: column.dataset.day ?? '',
  release_date_precision: 'day' as const,
});
