/**
 * Builds the site of the working directory once for each entry of the JSON in the first argument, and prints as JSON what was said to
 * each. One process for all: loading Astro takes longer than refusing a record.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSite } from '../../../scripts/serve/build.ts';
import { CommandError } from '../../../scripts/serve/command.ts';
import type { Building } from './buildCopy.ts';

const said: string[] = [];
for (const { variables = {}, files = {}, ...options } of JSON.parse(process.argv[2] ?? '[]') as Building[]) {
  const originals = Object.keys(files).map(
    (file) => [file, existsSync(file) ? readFileSync(file, 'utf8') : undefined] as const,
  );
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  Object.assign(process.env, variables);
  said.push(await buildSite(options).then(() => 'built', sentence));
  for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name);
  for (const [file, content] of originals) {
    if (content === undefined) rmSync(file);
    else writeFileSync(file, content);
  }
}

process.stdout.write(`\n${JSON.stringify(said)}`);
process.exit();

function sentence(error: unknown): string {
  return error instanceof CommandError ? error.message : `no refusal but ${String(error)}`;
}
