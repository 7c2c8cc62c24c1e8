// Builds the site and its functions into the folder that is named: `node scripts/serve/rebuild/buildNext.ts <folder>`.
import { resolve } from 'node:path';
import { bundleFunctions } from '../../functions/bundle.ts';
import { buildSite } from '../build.ts';
import { run } from '../command.ts';
import { writeBandApart } from '../writeBandApart.ts';

const [folder = ''] = process.argv.slice(2);

await run(async () => {
  await writeBandApart();
  await Promise.all([
    bundleFunctions(process.cwd(), resolve(folder, 'functions')),
    buildSite({ outDir: resolve(folder, 'dist'), logLevel: 'error' }),
  ]);
});
