// `npm run bench`: measures the built site beside the floor page, prints a table, and fails when a budget is missed.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { copyProject } from '../scripts/project/projectCopy.ts';
import { build, timeBuilds } from './parts/build.ts';
import type { Figures, SiteFigures } from './budgets.ts';
import { measureConcert } from './parts/concert.ts';
import { measureCrowd } from './parts/crowd.ts';
import { measureDocuments } from './parts/documents.ts';
import { measureDeployed } from './parts/functions.ts';
import { measureGallery } from './parts/gallery.ts';
import { type Result, measurePart } from './report/measure.ts';
import {
  type Options,
  type SitePart,
  UsageError,
  isPagePart,
  needsSite,
  readOptions,
  usage,
} from './options.ts';
import { causes, writeReport } from './report/report.ts';
import { type Run, floorPage, homePages } from './subjects.ts';
import { measureSections } from './parts/sections.ts';
import { tableOf } from './report/table.ts';
import { measureAreas } from './parts/desk/areas.ts';
import { measureUpload } from './parts/desk/upload.ts';
import { judge, medians } from './report/verdicts.ts';

const root = dirname(import.meta.dirname);
const log = (line: string) => console.error(line);

const siteMeters: Record<SitePart, (run: Run) => Promise<SiteFigures>> = {
  concert: measureConcert,
  sections: measureSections,
  crowd: measureCrowd,
  documents: measureDocuments,
  gallery: measureGallery,
  desk: measureAreas,
  upload: measureUpload,
  functions: measureDeployed,
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else process.exitCode = (await bench(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Measures the selected parts; true when every budget holds. */
async function bench({ parts, runs }: Options): Promise<boolean> {
  await using stack = new AsyncDisposableStack();
  const { dist, figures: site } = await builtSite(parts, stack);
  const results: Result[] = [];
  for (const part of parts.filter(isPagePart)) {
    // The floor page has no islands and no scripts.
    const hasFloor = part !== 'islands' && part !== 'clicks';
    const subjects = [...homePages(dist), ...(hasFloor ? [floorPage] : [])];
    results.push(...(await measurePart(part, subjects, { runs, log })));
  }
  const floor = figuresOf(floorPage.name, results);
  for (const [part, measure] of Object.entries(siteMeters)) {
    if (!parts.some((name) => name === part)) continue;
    const figures = await measure({ root, dist, runs, log });
    Object.assign(site, figures.site);
    Object.assign(floor, figures.floor);
  }

  const names = homePages(dist).map(({ name }) => name);
  const pages = names.map((name) => ({ name, figures: figuresOf(name, results) }));
  const measured = { parts, pages, floor, site };
  const verdicts = judge(measured);
  const findings = { measured, results, verdicts };
  const report = await writeReport(join(root, 'bench-results'), findings);
  console.log(['', tableOf(verdicts, names), ...causes(findings)].join('\n\n'));
  console.log(`\nAll results: ${relative(process.cwd(), report)}`);
  return verdicts.every(({ holds }) => holds);
}

/** The built site: a timed build in a copy that `stack` deletes, or the project's own `dist/`. */
async function builtSite(parts: Options['parts'], stack: AsyncDisposableStack) {
  if (parts.includes('build')) {
    log('build  twice, in a copy of its own');
    const copy = stack.use(await copyProject(root));
    return { dist: join(copy.folder, 'dist'), figures: await timeBuilds(copy.folder) };
  }
  const dist = join(root, 'dist');
  if (!existsSync(dist) && parts.some(needsSite)) {
    log('build  dist/ is missing');
    await build(root);
  }
  return { dist, figures: {} };
}

function figuresOf(name: string, results: readonly Result[]): Figures {
  return medians(results.filter((result) => result.name === name).map(({ figures }) => figures));
}
