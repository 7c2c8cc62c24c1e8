import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from '../budgets.ts';
import { measurePart } from '../report/measure.ts';
import { medians } from '../report/verdicts.ts';
import { siteMenu } from '../subjects.ts';

/** Measures the page of the next concert: a first visit, and Lighthouse. */
export async function measureConcert(
  folder: string,
  options: { runs: number; log: (line: string) => void },
): Promise<Figures> {
  const subject = { name: 'concert', folder, path: nextConcert(folder), menu: siteMenu };
  const visits = await measurePart('weight', [subject], options);
  const audits = await measurePart('lighthouse', [subject], options);
  for (const note of audits.flatMap(({ notes }) => notes)) options.log(`concert  ${note}`);
  const figures = medians([...visits, ...audits].map((result) => result.figures));
  const { visitTotal = NaN, visitFonts = NaN } = figures;
  const { performance = NaN, accessibility = NaN, bestPractices = NaN, seo = NaN } = figures;
  return {
    concertScripts: figures.scriptFiles,
    concertBytes: visitTotal - visitFonts,
    concertScore: Math.min(performance, accessibility, bestPractices, seo),
  };
}

/** Path of the page of the next concert, from the first link to a concert on the home page. */
function nextConcert(folder: string): string {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const path = /href="(\/live\/[^"]+)"/.exec(home)?.[1];
  if (!path) throw new Error('The home page links to no concert.');
  return path;
}
