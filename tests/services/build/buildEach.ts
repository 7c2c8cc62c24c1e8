/**
 * Builds the site of the working directory once for each change, `[file, content]`, of the JSON in the first argument,
 * and prints as JSON what was said to each. One process for all: loading Astro takes longer than refusing a record.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSite } from '../../../scripts/serve/build.ts';
import { CommandError } from '../../../scripts/serve/command.ts';

const changes = JSON.parse(process.argv[2] ?? '[]') as [string, string][];
const said: string[] = [];

for (const [file, content] of changes) {
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, content);
  said.push(await buildSite().then(() => 'built', sentence));
  writeFileSync(file, original);
}

process.stdout.write(`\n${JSON.stringify(said)}`);
process.exit();

function sentence(error: unknown): string {
  return error instanceof CommandError ? error.message : `no refusal but ${String(error)}`;
}
