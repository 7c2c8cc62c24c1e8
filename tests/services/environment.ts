import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables of a command: nothing of the test runner's own, by which Astro would know that it is tested. */
export const environment = {
  PATH: process.env.PATH,
  // Each file is compiled once for all commands: a third of what a short one costs.
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
};
