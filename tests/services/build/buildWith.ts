/**
 * Builds the site of the working directory once for each entry of the JSON in the first argument, with its `variables` and its
 * own `cacheDir`, and prints as JSON what was said to each. One process for all: loading Astro takes longer than most of them.
 */
import { buildSite } from '../../../scripts/serve/build.ts';

export interface Building {
  variables: Record<string, string>;
  cacheDir: string;
}

const said: string[] = [];
for (const { variables, cacheDir } of JSON.parse(process.argv[2] ?? '[]') as Building[]) {
  Object.assign(process.env, variables);
  said.push(await buildSite({ cacheDir }).then(() => 'built', String));
  for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name);
}

process.stdout.write(`\n${JSON.stringify(said)}`);
process.exit();
