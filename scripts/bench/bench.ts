// `npm run bench`: measures the built site beside the floor page, prints one table, fails when a budget is missed.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, copyProject, timeBuilds } from './build.ts';
import type { Figures } from './budgets.ts';
import { type PagePart, type Result, measurePart } from './measure.ts';
import { type Options, UsageError, readOptions, usage } from './options.ts';
import { causes, writeReport } from './report.ts';
import { floorPage, homePages } from './subjects.ts';
import { tableOf } from './table.ts';
import { judge, medians } from './verdicts.ts';

const root = resolve(import.meta.dirname, '../..');
const log = (line: string) => {
  console.error(line);
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else process.exitCode = (await bench(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Whether every budget of the chosen parts holds. */
async function bench({ parts, runs }: Options): Promise<boolean> {
  await using stack = new AsyncDisposableStack();
  const pageParts = parts.filter((part): part is PagePart => part !== 'build');
  let folder = join(root, 'dist');
  let timed: Figures = {};
  if (parts.includes('build')) {
    const copy = stack.use(await copyProject(root));
    log('build  twice, in a copy of its own');
    timed = await timeBuilds(copy.folder);
    folder = join(copy.folder, 'dist');
  } else if (!existsSync(folder)) {
    log('build  dist/ is missing');
    await build(root);
  }
  const subjects = [...homePages(folder), floorPage];
  const results: Result[] = [];
  for (const part of pageParts) results.push(...(await measurePart(part, subjects, { runs, log })));

  const figuresOf = (name: string) =>
    medians(results.filter((result) => result.name === name).map(({ figures }) => figures));
  const pages = homePages(folder).map(({ name }) => ({ name, figures: figuresOf(name) }));
  const measured = { parts, pages, floor: figuresOf(floorPage.name), build: timed };
  const verdicts = judge(measured);
  const findings = { measured, results, verdicts };
  const report = await writeReport(join(root, 'bench-results'), findings);
  console.log(
    `\n${tableOf(
      verdicts,
      pages.map(({ name }) => name),
    )}\n`,
  );
  for (const cause of causes(findings)) console.log(`${cause}\n`);
  console.log(`Everything that was measured: ${relative(process.cwd(), report)}`);
  return verdicts.every(({ holds }) => holds);
}
