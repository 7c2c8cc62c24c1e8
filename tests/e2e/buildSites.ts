/**
 * Builds the sites of the tests that differ from `dist/`, once for the whole run: that of the second band, one without a band, and one
 * with every source on.
 * With `--if-older` it leaves a site as it is where that is younger than `dist/`. The clock says the day of the samples, whoever starts it.
 */
import { missing } from '../../scripts/firestore/find.ts';
import { run } from '../../scripts/serve/command.ts';
import '../../scripts/test/moveClock.js';
import { onSamplesDay } from '../../scripts/test/samplesDay.js';
import {
  buildBeside,
  buildSecondBand,
  buildWithoutBand,
  everySource,
  isYoungerThanDist,
  secondBand,
  withoutBand,
} from './builtSite.ts';
import '../band.ts';
import { startSources } from './liveSources.ts';

// Its build, too.
process.env.NODE_OPTIONS ??= onSamplesDay.NODE_OPTIONS;

const isOlderOnly = process.argv.includes('--if-older');

await run(async () => {
  if (!(isOlderOnly && isYoungerThanDist(secondBand))) {
    await buildSecondBand();
    console.log('Built the site of the second band.');
  }
  if (!(isOlderOnly && isYoungerThanDist(withoutBand))) {
    await buildWithoutBand();
    console.log('Built the site without a band.');
  }
  const reason = process.env.CI ? undefined : missing();
  if (reason) console.warn(`The site with every source is not built: ${reason}.`);
  if (reason || (isOlderOnly && isYoungerThanDist(everySource))) return;
  await using afterwards = new AsyncDisposableStack();
  const sources = await startSources();
  afterwards.defer(sources.stop);
  await buildBeside(everySource, sources.environment);
  console.log('Built the site with every source.');
});
