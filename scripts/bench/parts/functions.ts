import { measureFunctions } from '../../functions/measure.ts';
import type { Figures } from '../budgets.ts';

/** Fresh processes per function; the quickest counts, because only the machine's other work makes one slower. */
const starts = 5;

/**
 * The largest of the functions as the host deploys them, and the slowest cold start; `floor` is Node's part in that. First answers are
 * told, too: they take in what the stand-ins of the stores need here.
 */
export async function measureDeployed(
  root: string,
  log: (line: string) => void,
): Promise<Record<'site' | 'floor', Figures>> {
  log(`functions  bundles each one as the host does, starts it ${starts} times`);
  const { functions, floor } = await measureFunctions(root, starts);
  const slowest = functions.reduce((one, other) => (other.answered > one.answered ? other : one));
  log(
    `functions  slowest first answer: ${slowest.name} after ${slowest.answered.toFixed(0)} ms; one that does nothing: ${floor.answered.toFixed(0)} ms`,
  );
  return {
    site: {
      functionSize: Math.max(...functions.map(({ bytes }) => bytes)),
      functionStart: Math.max(...functions.map(({ ready }) => ready)),
    },
    floor: { functionStart: floor.ready },
  };
}
