// Checks the band that this project is built for, and builds its site: npm run check. Exits with 1 where the public site cannot show it.
import { buildSite } from '../serve/build.ts';
import { CommandError, run } from '../serve/command.ts';
import { checkBand } from './checkBand.ts';

await run(async () => {
  const { stops, hints } = await checkBand();
  for (const sentence of [...hints, ...stops]) console.log(sentence);
  await buildSite({ logLevel: 'error' });
  if (stops.length > 0) throw new CommandError('The site can be built. The public one waits for your band.');
  console.log('The site can be built, and go public.');
});
