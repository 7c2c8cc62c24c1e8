import type { Figures } from '../budgets.ts';

/** What one measurement of one page came to. */
export interface Finding {
  figures: Figures;
  /** Lines that say where the figures come from, for whoever has to make them smaller. */
  notes: string[];
}
