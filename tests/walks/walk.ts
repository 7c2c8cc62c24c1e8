import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserWindow } from '../engines/browserWindow.ts';
import { localeCodes, paths } from '../e2e/words.ts';
import { chooseAction } from './actions.ts';
import { oddDrafts } from './records.ts';
import { numberAt, type Walk, walker } from './walker.ts';

/** Any browser, driven in any way; `open` takes a path. A function that it runs may fail while another page opens. */
export type Browser = Pick<BrowserWindow, 'open' | 'run' | 'resize'>;

/** The script that runs before those of each page. It does nothing until a walk begins. */
export const walkScript = `(${walker.toString()})(${[numberAt, chooseAction].map(String).join()});`;

const deskScreens = [
  ...['start', 'concerts', 'concerts/past', 'concerts/new', 'concerts/deleted', 'concerts/venues'],
  ...['concerts/venues/new', 'concerts/venues/deleted', 'concerts/odd-1', 'concerts/odd-2/move'],
  ...['concerts/odd-3/cancel', 'concerts/odd-1/history', 'concerts/venues/odd-venue-1', 'concerts/new:long'],
  ...['concerts/new:part', 'concerts/nobody', 'concerts/venues/new:odd/new:part', 'pictures'],
  ...['pictures/deleted', 'pictures/odd-picture-1', 'messages', 'messages/general', 'messages/deleted'],
  ...['messages/999999-odd-1', 'messages/999999-odd-2/person', 'messages/%'],
];
const sitePages = (['home', 'live-all', 'media-all', 'contact', 'shop'] as const).flatMap((route) =>
  localeCodes.map((code) => paths[route][code]),
);

/** A page without scripts, on which a walk gets its storage, and where it ends. */
const plainPage = '/robots.txt?walk';

/** Logs in as the form does. */
async function logIn({ open, run }: Browser, password: string): Promise<void> {
  await open(plainPage);
  const isIn = await run(async (key) => (await fetch(`/api/adminKey/${key}`)).ok, password);
  if (!isIn) throw new Error('The log-in failed.');
}

/** Takes one walk from the plain page, until `time` at most. Returns its problem with all its steps, or nothing where all is well. */
async function walk({ open, run, resize }: Browser, seed: number, time: number): Promise<string | undefined> {
  const pick = <Each>(list: readonly Each[], index: number) =>
    list[Math.floor(numberAt(seed, index) * list.length)] as Each;
  const desk = `${paths.desk[pick(localeCodes, 0)]}#${pick(deskScreens, 1)}`;
  const start = numberAt(seed, 2) < 0.7 ? desk : pick(sitePages, 1);
  const begun: Walk = {
    seed,
    start,
    end: plainPage,
    steps: 50,
    did: [`begins at ${start}`],
    desks: Object.values(paths.desk),
  };
  /** Does nothing while another page opens: the next look asks again. */
  const change = (values: Partial<Walk>) =>
    run((changed) => {
      const walk = JSON.parse(sessionStorage.getItem('walk') ?? '') as Walk;
      sessionStorage.setItem('walk', JSON.stringify({ ...walk, ...changed }));
    }, values).catch(() => undefined);
  await resize(390, 844);
  await run(
    (first, drafts) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [name, value] of Object.entries(drafts)) localStorage.setItem(name, value);
      sessionStorage.setItem('walk', JSON.stringify(first));
      // After the answer to the driver.
      setTimeout(() => location.assign(first.start));
    },
    begun,
    oddDrafts,
  );
  let last: Walk = begun;
  let lastStep = Date.now();
  for (;;) {
    // Another page may be opening.
    const now = await run(() => [location.pathname + location.search, sessionStorage.getItem('walk')]).catch(
      () => [],
    );
    const present = JSON.parse(now[1] ?? 'null') as Walk | null;
    if (present && present.did.length > last.did.length) lastStep = Date.now();
    last = present ?? last;
    const isStill = Date.now() - lastStep > 60_000;
    if (isStill) {
      last.problem ??= 'the walk stands still';
      await open(plainPage);
    }
    if (isStill || (last.isOver && now[0] === plainPage))
      return last.problem && `TEST_SEED=${seed}, ${last.problem}\n  ${last.did.join('\n  ')}`;
    if (present?.size) {
      await resize(...present.size);
      await change({ size: null });
    } else if (present && present.steps > 0 && Date.now() > time) await change({ steps: 0 });
    else await wait(100);
  }
}

/** Takes walks from a seed on, as many as fit into the time. Returns the problems. */
export async function takeWalks(
  browser: Browser,
  { seed, count, ms, password }: { seed: number; count: number; ms: number; password: string },
): Promise<string[]> {
  const begun = Date.now();
  const problems: string[] = [];
  await logIn(browser, password);
  let taken = 0;
  for (; taken < count && Date.now() < begun + ms; taken++) {
    const problem = await walk(browser, seed + taken, begun + ms);
    if (problem === undefined) continue;
    problems.push(problem);
    console.log(problem);
  }
  await browser.run(() => sessionStorage.clear());
  console.log(`${taken} walks in ${Math.round((Date.now() - begun) / 1000)} s`);
  return problems;
}
