import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { Result } from './measure.ts';
import type { Measured, Verdict } from './verdicts.ts';

/** All results of a run. */
export interface Findings {
  measured: Measured;
  results: readonly Result[];
  verdicts: readonly Verdict[];
}

/** Writes all results of a run to a new JSON file in `folder`; returns its path. */
export async function writeReport(folder: string, findings: Findings): Promise<string> {
  const measuredAt = new Date().toISOString();
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: availableParallelism() };
  const path = join(folder, `${measuredAt.replaceAll(':', '-')}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, `${JSON.stringify({ measuredAt, machine, ...findings }, null, 2)}\n`);
  return path;
}

/** The notes of each page and part that missed a budget, as indented lines under a heading. */
export function causes({ results, verdicts, measured }: Findings): string[] {
  const missed = new Set(verdicts.filter(({ holds }) => !holds).map(({ budget }) => budget.part));
  const pages = new Set(measured.pages.map(({ name }) => name));
  return results
    .filter(({ part, name, round }) => round === 1 && missed.has(part) && pages.has(name))
    .map(({ part, name, notes }) => [`${part} ${name}`, ...notes.map((note) => `  ${note}`)].join('\n'));
}
