// Writes the band of this project into its generated folder: after `npm ci`, and before each build.
import { run } from '../serve/command.ts';
import { writeBand } from './writeBand.ts';

await run(async () => {
  await writeBand();
});
