import { ClickError } from '../browser/click.ts';
import { type Files, loadFiles } from '../files.ts';
import type { Finding } from '../budgets.ts';
import { firstClicks } from '../parts/firstClicks.ts';
import { firstVisit } from '../parts/firstVisit.ts';
import { islands } from '../parts/islands.ts';
import { audit } from '../parts/lighthouse.ts';
import type { PagePart } from '../options.ts';
import { type Host, servePlain, serveSecure } from '../browser/server.ts';
import { slowLoad } from '../parts/slowLoad.ts';
import type { Subject } from '../subjects.ts';
import { walk } from '../parts/walk.ts';

/** One measurement and its subject. */
export interface Result extends Finding {
  part: PagePart;
  name: string;
  /** Counted from 1. */
  round: number;
}

interface Meter {
  serve: (files: Files) => Promise<Host>;
  /** True where figures differ between runs, so that they are repeated. */
  varies: boolean;
  measure: (host: Host, subject: Subject) => Promise<Finding>;
}

const meters: Record<PagePart, Meter> = {
  weight: { serve: serveSecure, varies: false, measure: (host, { path }) => firstVisit(host, path) },
  lighthouse: { serve: serveSecure, varies: true, measure: (host, { path }) => audit(host, path) },
  slow: { serve: servePlain, varies: true, measure: (host, { path, menu }) => slowLoad(host, path, menu) },
  walk: { serve: servePlain, varies: false, measure: (host, { path }) => walk(host, path) },
  islands: { serve: servePlain, varies: true, measure: (host, { path }) => islands(host, path) },
  clicks: { serve: servePlain, varies: true, measure: (host, { path }) => firstClicks(host, path) },
};

/** Maximum number of tries, because a single failure of the browser says nothing about the page. */
const maxAttempts = 3;

/**
 * Measures one part of every subject, round by round, so that a machine that becomes slower affects all alike. Figures that do not vary
 * are measured once. `log` gets a line before each measurement.
 */
export async function measurePart(
  part: PagePart,
  subjects: readonly Subject[],
  { runs, log }: { runs: number; log: (line: string) => void },
): Promise<Result[]> {
  const { serve, varies, measure } = meters[part];
  const rounds = varies ? runs : 1;
  const results: Result[] = [];
  await using stack = new AsyncDisposableStack();
  const served: { subject: Subject; host: Host }[] = [];
  for (const folder of new Set(subjects.map((subject) => subject.folder))) {
    const host = stack.use(await serve(loadFiles(folder)));
    served.push(
      ...subjects.filter((subject) => subject.folder === folder).map((subject) => ({ subject, host })),
    );
  }
  for (let round = 1; round <= rounds; round++) {
    for (const { subject, host } of served) {
      log(`${part} ${round}/${rounds}  ${subject.name}`);
      results.push({ part, name: subject.name, round, ...(await retry(() => measure(host, subject))) });
    }
  }
  return results;
}

/**
 * Reports a part that fails repeatedly as not measured, so that the other parts still count. A click without effect is a fault of the
 * page and ends the bench.
 */
async function retry(work: () => Promise<Finding>): Promise<Finding> {
  const failures: unknown[] = [];
  while (failures.length < maxAttempts) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ClickError) throw error;
      failures.push(error);
    }
  }
  return { figures: {}, notes: failures.map(String) };
}
