// `npm run bench`: measures the built site beside the floor page, prints a table, and fails when a budget is missed.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFunctions } from '../scripts/functions/measure.ts';
import { copyProject } from '../scripts/project/projectCopy.ts';
import { localeCodes, locales } from '../src/config/locales.ts';
import { type FigureId, type Figures, type Part, judge, median, parts, tableOf } from './budgets.ts';
import { type Subject, audit, deskStart, firstVisit, secondPage, slowLoad, walk } from './measure.ts';
import { serveBeside } from './serve.ts';

const root = dirname(import.meta.dirname);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const selected = parts.filter((part) => positionals.length === 0 || positionals.includes(part));
const unknown = positionals.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) throw new Error(`The parts are ${parts.join(', ')}, not ${unknown.join(', ')}.`);

const site: Figures = {};
const floor: Figures = {};
const isBuilt = selected.includes('build');
await using copy = await copyProject(root, { cache: isBuilt ? [] : 'node_modules/.astro' });
if (isBuilt) await attempt('build', () => Promise.resolve(Object.assign(site, { build: [build()] })));
await measureSite(isBuilt ? join(copy.folder, 'dist') : join(root, 'dist'));
await attempt('functions', async () => {
  const functions = await measureFunctions(root, 5);
  site.functionSize = [Math.max(...functions.map(({ bytes }) => bytes))];
  site.coldStart = [Math.max(...functions.map(({ ready }) => ready))];
});
await attempt('crowd', async () => {
  addConcerts();
  build();
  await using pages = await serveBeside(root, join(copy.folder, 'dist'));
  site.crowdHtml = [(await firstVisit(pages.site)).crowdHtml];
});

const verdicts = judge(selected, site, floor);
console.log(`\n${tableOf(verdicts)}`);
process.exitCode = verdicts.every(({ holds }) => holds) ? 0 : 1;

/** Measures a part if it is selected. An exception is logged; the figures that it leaves out miss their budgets. */
async function attempt(part: Part, measure: () => Promise<unknown>): Promise<void> {
  if (!selected.includes(part)) return;
  console.error(part);
  await measure().catch((error: unknown) => console.error(error));
}

async function measureSite(dist: string): Promise<void> {
  if (selected.every((part) => part === 'build' || part === 'functions' || part === 'crowd')) return;
  await using pages = await serveBeside(root, dist);
  const homes = localeCodes.map((locale) => `${pages.site}${locales[locale].prefix}/`);
  const siteMenu = { control: 'header button[command]', opened: 'dialog[open]' };
  const subjects: Subject[] = homes.map((url) => ({ url, menu: siteMenu }));
  const floorPage = {
    url: `${pages.floor}/`,
    menu: { control: 'header summary', opened: 'details[open] a' },
  };

  await attempt('visit', async () => {
    const figures = await Promise.all(homes.map(firstVisit));
    site.visitBytes = figures.map(({ visitBytes }) => visitBytes);
    site.visitScripts = figures.map(({ visitScripts }) => visitScripts);
  });
  await attempt('lighthouse', () => compare(subjects, floorPage, audit));
  await attempt('slow', async () => {
    await compare(subjects, floorPage, slowLoad);
    floor.secondPage = floor.slowLcp ?? [];
    site.secondPage = [median(await repeat(() => secondPage(`${pages.site}/live`)))];
  });
  await attempt('walk', async () => {
    site.walkScripts = [(await walk(`${pages.site}/`)).walkScripts];
  });
  await attempt('desk', async () => {
    site.desk = [await deskStart(pages.site, dist)];
  });
}

/** Loads the pages and the floor page in turn, so that a machine that becomes slower affects all alike. The medians are the figures. */
async function compare<Id extends FigureId>(
  subjects: readonly Subject[],
  floorPage: Subject,
  measure: (subject: Subject) => Promise<Record<Id, number>>,
): Promise<void> {
  const rounds = await repeat(async () => {
    const figures: Record<Id, number>[] = [];
    for (const subject of [...subjects, floorPage]) figures.push(await measure(subject));
    return figures;
  });
  for (const id of Object.keys(rounds[0]?.[0] ?? {}) as Id[]) {
    const medians = [...subjects, floorPage].map((_, column) =>
      median(rounds.map((round) => round[column]?.[id] ?? NaN)),
    );
    floor[id] = [medians.pop() ?? NaN];
    site[id] = medians;
  }
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < Number(values.runs)) results.push(await measure());
  return results;
}

/** Builds the copy on two cores, for which the budget is. Returns milliseconds. */
function build(): number {
  const started = performance.now();
  const limit = process.platform === 'linux' ? ['taskset', '--cpu-list', '0,1'] : [];
  const [command = '', ...args] = [...limit, 'npm', 'run', 'build'];
  execFileSync(command, args, { cwd: copy.folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return performance.now() - started;
}

/** Adds 1,000 concerts to the copy, two days apart; half of them are upcoming. */
function addConcerts(): void {
  for (let index = 0; index < 1000; index++) {
    const date = new Date(Date.now() + (index - 500) * 2 * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
    const record = {
      ...{ name: `Abend ${index} im ${(index * 7919).toString(36)}`, date, city: 'Wien' },
      ...{
        venue: `Saal ${(index * 104_729).toString(36)}`,
        ticketUrl: `https://tickets.example.com/${index}`,
      },
    };
    writeFileSync(join(copy.folder, `bands/match/concerts/crowd-${index}.json`), JSON.stringify(record));
  }
}
