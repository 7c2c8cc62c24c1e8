// `npm run bench`: measures the built site beside the floor page, prints a table, and fails when a budget is missed.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { copyProject } from '../project/projectCopy.ts';
import { build, timeBuilds } from './parts/build.ts';
import type { Figures } from './budgets.ts';
import { measureConcert } from './parts/concert.ts';
import { measureCrowd } from './parts/crowd.ts';
import { measureDocuments } from './parts/documents.ts';
import { measureDeployed } from './parts/functions.ts';
import { measureGallery } from './parts/gallery.ts';
import { type Result, measurePart } from './report/measure.ts';
import { type Options, type Part, UsageError, isPagePart, needsSite, readOptions, usage } from './options.ts';
import { causes, writeReport } from './report/report.ts';
import { floorPage, homePages } from './subjects.ts';
import { measureSections } from './parts/sections.ts';
import { tableOf } from './report/table.ts';
import { measureUpload } from './parts/upload.ts';
import { judge, medians } from './report/verdicts.ts';

const root = resolve(import.meta.dirname, '../..');
const log = (line: string) => console.error(line);

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
  const { folder, timed } = await siteFolder(parts, stack);
  const results: Result[] = [];
  for (const part of parts.filter(isPagePart)) {
    // The floor page has no islands and no scripts.
    const hasFloor = part !== 'islands' && part !== 'clicks';
    const subjects = [...homePages(folder), ...(hasFloor ? [floorPage] : [])];
    results.push(...(await measurePart(part, subjects, { runs, log })));
  }
  const concert = parts.includes('concert') ? await measureConcert(folder, { runs, log }) : {};
  const sections = parts.includes('sections') ? await measureSections(folder, { runs, log }) : undefined;
  const crowd = parts.includes('crowd') ? await measureCrowd(root, folder, { runs, log }) : {};
  const documents = parts.includes('documents') ? await measureDocuments(root, { runs, log }) : {};
  const gallery = parts.includes('gallery') ? await measureGallery(dirname(folder), { runs, log }) : {};
  const upload = parts.includes('upload')
    ? await measureUpload({ root, site: dirname(folder), runs, log })
    : {};
  const functions = parts.includes('functions') ? await measureDeployed(root, log) : undefined;

  const names = homePages(folder).map(({ name }) => name);
  const pages = names.map((name) => ({ name, figures: figuresOf(name, results) }));
  const measured = {
    parts,
    pages,
    floor: { ...figuresOf(floorPage.name, results), ...sections?.floor, ...functions?.floor },
    site: {
      ...timed,
      ...concert,
      ...sections?.site,
      ...crowd,
      ...documents,
      ...gallery,
      ...upload,
      ...functions?.site,
    },
  };
  const verdicts = judge(measured);
  const findings = { measured, results, verdicts };
  const report = await writeReport(join(root, 'bench-results'), findings);
  console.log(['', tableOf(verdicts, names), ...causes(findings)].join('\n\n'));
  console.log(`\nAll results: ${relative(process.cwd(), report)}`);
  return verdicts.every(({ holds }) => holds);
}

/** The folder of the built site: a timed build in a copy that `stack` deletes, or the project's own `dist/`. */
async function siteFolder(parts: readonly Part[], stack: AsyncDisposableStack) {
  if (parts.includes('build')) {
    log('build  twice, in a copy of its own');
    const copy = stack.use(await copyProject(root));
    return { timed: await timeBuilds(copy.folder), folder: join(copy.folder, 'dist') };
  }
  const folder = join(root, 'dist');
  if (!existsSync(folder) && parts.some(needsSite)) {
    log('build  dist/ is missing');
    await build(root);
  }
  return { timed: {}, folder };
}

function figuresOf(name: string, results: readonly Result[]): Figures {
  return medians(results.filter((result) => result.name === name).map(({ figures }) => figures));
}
