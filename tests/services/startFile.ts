// Files share a process, whose start takes longer than most of them. Each file gets its own modules, and leaves no global changed.
import { afterAll, vi } from 'vitest';
import { config } from 'zod/mini';

/** Undoes what tests have replaced. */
function restore(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

// A file whose tests are all for the night has ended without its hooks.
restore();
const variables = { ...process.env };
vi.resetModules();
// Packages stay loaded: modules that have a language set that of zod.
config({ localeError: undefined });
afterAll(() => {
  restore();
  for (const name of Object.keys(process.env))
    if (!(name in variables)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
});
