import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from '../browser/browser.ts';
import type { Figures, Finding } from '../budgets.ts';
import type { Host } from '../browser/server.ts';

/** Lighthouse's "slow 4G": round trips in milliseconds, kbit/s, and a processor a quarter as fast as this machine's. */
const throttling = { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 };

/** A score below this is shown in red or orange by Lighthouse itself. */
const passing = 0.9;

/** One run of Lighthouse mobile on a simulated slow 4G. */
export async function audit(host: Host, path: string): Promise<Finding> {
  const result = await withBrowser(host.fingerprint, (port) =>
    lighthouse(host.origin + path, {
      port,
      logLevel: 'error',
      output: 'json',
      disableFullPageScreenshot: true,
      throttling,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    }),
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
  return { figures: figuresOf(lhr), notes: failingAudits(lhr) };
}

function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    simulatedLcp: audits['largest-contentful-paint']?.numericValue,
    blockingTime: audits['total-blocking-time']?.numericValue,
    simulatedShift: audits['cumulative-layout-shift']?.numericValue,
  };
}

/** The audits that cost points, as `category/audit`, each with its first failing element. */
function failingAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < passing)
      .map(({ id }) => `${category}/${id}${firstElement(audits[id]?.details)}`),
  );
}

function firstElement(details: Result['audits'][string]['details']): string {
  const node = details?.type === 'table' ? details.items[0]?.node : undefined;
  return typeof node === 'object' && 'selector' in node ? `: ${String(node.selector)}` : '';
}
