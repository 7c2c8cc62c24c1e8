import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFigures } from '../budgets.ts';
import { measurePart } from '../report/measure.ts';
import { medians } from '../report/verdicts.ts';
import { type Run, siteMenu } from '../subjects.ts';

/** Measures the page of the next concert: a first visit, and Lighthouse. */
export async function measureConcert(run: Run): Promise<SiteFigures> {
  const subject = { name: 'concert', folder: run.dist, path: nextConcert(run.dist), menu: siteMenu };
  const visits = await measurePart('weight', [subject], run);
  const audits = await measurePart('lighthouse', [subject], run);
  for (const note of audits.flatMap(({ notes }) => notes)) run.log(`concert  ${note}`);
  const figures = medians([...visits, ...audits].map((result) => result.figures));
  const { visitTotal = NaN, visitFonts = NaN } = figures;
  const { performance = NaN, accessibility = NaN, bestPractices = NaN, seo = NaN } = figures;
  return {
    site: {
      concertScripts: figures.scriptFiles,
      concertBytes: visitTotal - visitFonts,
      concertScore: Math.min(performance, accessibility, bestPractices, seo),
    },
  };
}

/** Path of the page of the next concert, from the first link to a concert on the home page. */
function nextConcert(folder: string): string {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const path = /href="(\/live\/[^"]+)"/.exec(home)?.[1];
  if (!path) throw new Error('The home page links to no concert.');
  return path;
}
