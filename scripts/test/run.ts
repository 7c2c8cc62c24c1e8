// `npm test`, and with `TEST_NIGHT=on` the nightly run.
import '../../tests/band.ts';
import { runSteps } from './runSteps.ts';
import { steps } from './steps.ts';

await runSteps(steps);
