import { type Budget, type FigureId, type Figures, budgets } from '../budgets.ts';
import { type Part, isPagePart } from '../options.ts';

/** Figures of one run: of each page, of the floor page, and of the whole site. */
export interface Measured {
  parts: readonly Part[];
  pages: readonly { name: string; figures: Figures }[];
  floor: Figures;
  site: Figures;
}

export interface Verdict {
  id: FigureId;
  budget: Budget;
  /** The limit in this run, in the budget's unit; `undefined` when the floor was not measured. */
  limit: number | undefined;
  floor: number | undefined;
  /** One value for each page, or a single one for the whole site. */
  values: (number | undefined)[];
  holds: boolean;
}

/** The median, or the mean of the middle two; `undefined` without numbers. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const ids = [...new Set(runs.flatMap((run) => Object.keys(run) as FigureId[]))];
  const middle = (id: FigureId) => median(runs.flatMap((run) => run[id] ?? []));
  return Object.fromEntries(ids.map((id) => [id, middle(id)]));
}

/** The ratio of two times. Values below the shortest that a browser reports, 16 ms, count as that. */
export const ratio = (figure = NaN, base = NaN, shortest = 16) =>
  Math.max(figure, shortest) / Math.max(base, shortest);

/** Minimum number of loads per site for `taskRatio`: the longest task varies from 64 to 154 ms, so three are too few. */
export const taskLoads = 5;

/** The ratio of two longest tasks. Values below 50 ms count as 50 ms: a browser does not report them, so they read as 0. */
export const taskRatio = (figure?: number, base?: number) => ratio(figure, base, 50);

/** Compares the figures with the budgets of the measured parts. A missing figure counts as a missed budget. */
export function judge({ parts, pages, floor, site }: Measured): Verdict[] {
  const ids = (Object.keys(budgets) as FigureId[]).filter((id) => parts.includes(budgets[id].part));
  return ids.map((id) => {
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
