import { measureFunctions } from '../functions/measure.ts';
import type { Figures } from './budgets.ts';

/** Fresh processes per function; the quickest counts, because only the machine's other work makes one slower. */
const starts = 5;

/** The largest of the functions as the host deploys them, and the one that answers last after its process starts; `floor` is Node's part in that. */
export async function measureDeployed(
  root: string,
  log: (line: string) => void,
): Promise<Record<'site' | 'floor', Figures>> {
  log(`functions  bundles each one as the host does, starts it ${starts} times`);
  const { functions, floor } = await measureFunctions(root, starts);
  return {
    site: {
      functionSize: Math.max(...functions.map(({ bytes }) => bytes)),
      functionStart: Math.max(...functions.map(({ ms }) => ms)),
    },
    floor: { functionStart: floor },
  };
}
