import { measureFunctions } from '../../scripts/functions/measure.ts';
import type { SiteFigures } from '../budgets.ts';
import type { Run } from '../subjects.ts';

/** Fresh processes per function; the fastest counts, because only other work of the machine slows one down. */
const starts = 5;

/**
 * Measures the largest function as the host deploys it, and the slowest cold start; `floor` is Node's part of that. First responses are
 * only logged, because they include the local stores.
 */
export async function measureDeployed({ root, log }: Run): Promise<SiteFigures> {
  log(`functions  bundles each one as the host does, starts it ${starts} times`);
  const { functions, floor } = await measureFunctions(root, starts);
  const slowest = functions.reduce((one, other) => (other.answered > one.answered ? other : one));
  log(
    `functions  slowest first response: ${slowest.name} after ${slowest.answered.toFixed(0)} ms; one that does nothing: ${floor.answered.toFixed(0)} ms`,
  );
  return {
    site: {
      functionSize: Math.max(...functions.map(({ bytes }) => bytes)),
      functionStart: Math.max(...functions.map(({ ready }) => ready)),
    },
    floor: { functionStart: floor.ready },
  };
}
