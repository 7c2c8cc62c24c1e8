/** Builds the site of the working directory as the JSON in the first argument says, and prints as JSON what was said. */
import { buildSite } from '../../../scripts/serve/build.ts';
import { CommandError } from '../../../scripts/serve/command.ts';
import type { Building } from './buildCopy.ts';

const { variables = {}, ...options } = JSON.parse(process.argv[2] ?? '{}') as Building;
Object.assign(process.env, variables);
const said = await buildSite(options).then(() => 'built', sentence);

process.stdout.write(`\n${JSON.stringify(said)}`);
process.exit();

function sentence(error: unknown): string {
  return error instanceof CommandError ? error.message : `no refusal but ${String(error)}`;
}
