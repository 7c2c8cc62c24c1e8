// Files share a process, whose start takes longer than most of them. Each file gets its own modules, and leaves no global changed.
import { configureGlobal } from 'fast-check';
import { afterAll, beforeEach, vi } from 'vitest';
import { config } from 'zod/mini';
import { seed } from '../night.ts';

/** Undoes what a test has replaced, and forgets the calls of its mocks. */
function restore(): void {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}

vi.resetModules();
// Packages stay loaded: modules that have a language set that of zod.
config({ localeError: undefined });
configureGlobal({ seed });
beforeEach(restore);
afterAll(restore);
