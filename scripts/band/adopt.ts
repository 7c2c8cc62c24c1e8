// Moves what a band has edited in an earlier version of this project into its folder: npm run adopt -- <folder of the earlier checkout>
import { run } from '../serve/command.ts';
import { moveBand } from './moveBand.ts';

await run(async () => {
  for (const sentence of await moveBand(process.argv[2] ?? '')) console.log(sentence);
});
