/** In bytes. */
const KB = 1024;

/** An absolute limit, or one relative to the floor page in the same run: a multiple, or a sum. */
type Limit = { atMost: number } | { atLeast: number } | { timesFloor: number } | { aboveFloor: number };

/** The parts of a run, in its order; each can be measured alone. */
export const parts = ['build', 'visit', 'lighthouse', 'slow', 'walk', 'desk', 'functions', 'crowd'] as const;
export type Part = (typeof parts)[number];

export interface Budget {
  title: string;
  part: Part;
  unit: 'bytes' | 'files' | 'ms' | 'score';
  limit: Limit;
}

/** All budgets. Their figures are on the home page in every language, unless the title says otherwise. */
export const budgets = {
  build: { title: 'build without caches', part: 'build', unit: 'ms', limit: { atMost: 120_000 } },
  visitBytes: { title: 'first visit, bytes', part: 'visit', unit: 'bytes', limit: { atMost: 105 * KB } },
  visitScripts: { title: 'first visit, script files', part: 'visit', unit: 'files', limit: { atMost: 0 } },
  score: { title: 'lowest Lighthouse score', part: 'lighthouse', unit: 'score', limit: { atLeast: 100 } },
  simulatedLcp: { title: 'LCP, simulated', part: 'lighthouse', unit: 'ms', limit: { timesFloor: 1.15 } },
  // No multiple: the floor page blocks for 0 ms on an idle machine, with 20 ms of noise.
  blockingTime: { title: 'blocking time', part: 'lighthouse', unit: 'ms', limit: { aboveFloor: 20 } },
  slowLcp: { title: 'LCP, slow line', part: 'slow', unit: 'ms', limit: { timesFloor: 0.95 } },
  slowMenu: { title: 'menu opens, slow line', part: 'slow', unit: 'ms', limit: { timesFloor: 1.5 } },
  // Beside the largest paint of the floor page.
  secondPage: { title: 'ticket to its page, slow line', part: 'slow', unit: 'ms', limit: { timesFloor: 2 } },
  walkScripts: {
    title: 'scripts of a walk to the end',
    part: 'walk',
    unit: 'bytes',
    limit: { atMost: 91 * KB },
  },
  desk: {
    title: 'desk at Start, scripts but React',
    part: 'desk',
    unit: 'bytes',
    limit: { atMost: 48 * KB },
  },
  functionSize: { title: 'largest function', part: 'functions', unit: 'bytes', limit: { atMost: 300 * KB } },
  coldStart: { title: 'slowest cold start', part: 'functions', unit: 'ms', limit: { atMost: 150 } },
  crowdHtml: { title: '1,000 concerts, HTML', part: 'crowd', unit: 'bytes', limit: { atMost: 36 * KB } },
} satisfies Record<string, Budget>;

export type FigureId = keyof typeof budgets;

/** Measured values in the unit of each budget: one for each language, or one for the whole site. */
export type Figures = Partial<Record<FigureId, number[]>>;

export interface Verdict {
  budget: Budget;
  values: readonly number[];
  floor: number | undefined;
  /** `NaN` when the floor was not measured. */
  limit: number;
  holds: boolean;
}

/** The middle value; `NaN` without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Compares the figures of the selected parts with their budgets. A figure that was not measured misses its budget. */
export function judge(selected: readonly Part[], site: Figures, floor: Figures): Verdict[] {
  return (Object.entries(budgets) as [FigureId, Budget][])
    .filter(([, { part }]) => selected.includes(part))
    .map(([id, budget]) => {
      const values = site[id] ?? [];
      const limit = limitOf(budget.limit, floor[id]?.[0] ?? NaN);
      const isWithin = (value: number) => ('atLeast' in budget.limit ? value >= limit : value <= limit);
      return {
        budget,
        values,
        floor: floor[id]?.[0],
        limit,
        holds: values.length > 0 && values.every(isWithin),
      };
    });
}

function limitOf(limit: Limit, floor: number): number {
  if ('timesFloor' in limit) return floor * limit.timesFloor;
  if ('aboveFloor' in limit) return floor + limit.aboveFloor;
  return 'atMost' in limit ? limit.atMost : limit.atLeast;
}

/** The table of a run as Markdown: figure, budget, value of each language or of the site, value of the floor page, verdict. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const head = ['figure', 'budget', 'site', 'floor', 'verdict'];
  const rows = verdicts.map(({ budget: { title, unit, limit: kind }, values, floor, limit, holds }) => [
    title,
    `${'atLeast' in kind ? '≥' : '≤'} ${factor(kind)}${text(unit, limit)}`,
    values.map((value) => text(unit, value)).join(', ') || 'not measured',
    floor === undefined ? '' : text(unit, floor),
    holds ? 'holds' : 'MISSED',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The limit's relation to the floor page; empty for an absolute limit. */
function factor(limit: Limit): string {
  if ('timesFloor' in limit) return `${limit.timesFloor} × floor = `;
  return 'aboveFloor' in limit ? `floor + ${limit.aboveFloor} ms = ` : '';
}

function text(unit: Budget['unit'], value: number): string {
  if (Number.isNaN(value)) return 'not measured';
  if (unit === 'bytes') return `${(value / KB).toFixed(1)} KB`;
  return unit === 'ms' ? `${Math.round(value)} ms` : String(value);
}
