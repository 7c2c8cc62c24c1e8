import { type Budget, KB, type Unit } from '../budgets.ts';
import type { Verdict } from './verdicts.ts';

const format: Record<Unit, (value: number) => string> = {
  score: (value) => String(value),
  files: (value) => String(value),
  requests: (value) => String(value),
  bytes: (value) => `${(value / KB).toFixed(1)} KB`,
  ms: (value) => (value < 1000 ? `${Math.round(value).toString()} ms` : `${(value / 1000).toFixed(2)} s`),
  shift: (value) => value.toFixed(4),
  times: (value) => `${value.toFixed(2)} ×`,
};

/** The table of a run as Markdown: figure, budget, value of each page, value of the floor page, verdict. */
export function tableOf(verdicts: readonly Verdict[], pageNames: readonly string[]): string {
  const head = ['figure', 'budget', ...pageNames, 'floor', 'verdict'];
  const rows = verdicts.map(({ budget, limit, floor, values, holds }) => [
    budget.title,
    limitText(budget, limit),
    ...pageNames.map((_, column) =>
      column < values.length ? valueText(budget.unit, values[column], 'not measured') : '',
    ),
    valueText(budget.unit, floor, '–'),
    holds ? 'holds' : 'MISSED',
  ]);
  return align([head, head.map(() => ''), ...rows]);
}

function limitText({ unit, limit: kind }: Budget, limit: number | undefined): string {
  const sign = 'atLeast' in kind ? '≥' : '≤';
  return `${sign} ${floorText(kind, unit)}${valueText(unit, limit, 'unknown')}`;
}

/** The limit's relation to the floor page; empty for an absolute limit. */
function floorText(kind: Budget['limit'], unit: Unit): string {
  if ('timesFloor' in kind) return `${kind.timesFloor.toFixed(2)} × floor = `;
  return 'aboveFloor' in kind ? `floor + ${format[unit](kind.aboveFloor)} = ` : '';
}

function valueText(unit: Unit, value: number | undefined, absent: string): string {
  return value === undefined ? absent : format[unit](value);
}

/** Pads the cells of each column to one width; the second row becomes the rule under the head. */
function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], pad: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, pad)).join(' | ')} |`;
  return rows.map((row, index) => line(row, index === 1 ? '-' : ' ')).join('\n');
}
