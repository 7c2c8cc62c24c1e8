import { type Budget, type FigureId, type Figures, budgets } from '../budgets.ts';
import { type Part, isPagePart } from '../options.ts';

/** What was measured in one run: the figures of each address, of the floor page, and of the site as a whole. */
export interface Measured {
  parts: readonly Part[];
  pages: readonly { name: string; figures: Figures }[];
  floor: Figures;
  site: Figures;
}

export interface Verdict {
  id: FigureId;
  budget: Budget;
  /** What the limit came to in this run, in the budget's unit; `undefined` when the floor was not measured. */
  limit: number | undefined;
  floor: number | undefined;
  /** One for each page, or a single one where the figure is the whole site's. */
  values: (number | undefined)[];
  holds: boolean;
}

/** The middle one of some numbers, or the mean of the middle two; `undefined` of none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Figure by figure the median over several runs of one address. */
export function medians(runs: readonly Figures[]): Figures {
  const ids = [...new Set(runs.flatMap((run) => Object.keys(run) as FigureId[]))];
  const middle = (id: FigureId) => median(runs.flatMap((run) => run[id] ?? []));
  return Object.fromEntries(ids.map((id) => [id, middle(id)]));
}

/**
 * Holds what was measured against the budgets of the measured parts. A figure that should be there and is not counts as
 * missed: what could not be measured was not reached.
 */
export function judge({ parts, pages, floor, site }: Measured): Verdict[] {
  const wanted = (Object.keys(budgets) as FigureId[]).filter((id) => parts.includes(budgets[id].part));
  return wanted.map((id) => {
    const budget: Budget = budgets[id];
    const limit = limitOf(budget, floor[id]);
    const values = isPagePart(budget.part) ? pages.map(({ figures }) => figures[id]) : [site[id]];
    const holds = values.every((value) => value !== undefined && within(budget, value, limit));
    return { id, budget, limit, floor: floor[id], values, holds };
  });
}

function limitOf({ limit }: Budget, floor: number | undefined): number | undefined {
  if ('timesFloor' in limit) return floor === undefined ? undefined : floor * limit.timesFloor;
  if ('aboveFloor' in limit) return floor === undefined ? undefined : floor + limit.aboveFloor;
  return 'atMost' in limit ? limit.atMost : limit.atLeast;
}

function within({ limit: kind }: Budget, value: number, limit: number | undefined): boolean {
  if (limit === undefined) return false;
  return 'atLeast' in kind ? value >= limit : value <= limit;
}
