/**
 * Builds the site of the working directory once for each entry of the JSON in the first argument, with its `variables` and its
 * own `cacheDir`, and prints as JSON what was said to each, and after how many milliseconds it had its content or stopped without.
 * One process for all: loading Astro takes longer than most of them.
 */
import { buildSite } from '../../../scripts/serve/build.ts';

export interface Building {
  variables: Record<string, string>;
  cacheDir: string;
}
export interface Built {
  said: string;
  took: number;
}

const built: Built[] = [];
for (const { variables, cacheDir } of JSON.parse(process.argv[2] ?? '[]') as Building[]) {
  Object.assign(process.env, variables);
  const started = performance.now();
  const passed = () => performance.now() - started;
  let took: number | undefined;
  const noteTime = () => {
    took = passed();
  };
  const clock = { name: 'clock', hooks: { 'astro:build:start': noteTime } };
  const said = await buildSite({ cacheDir, integrations: [clock] }).then(() => 'built', String);
  built.push({ said, took: took ?? passed() });
  for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name);
}

process.stdout.write(`\n${JSON.stringify(built)}`);
process.exit();
