import { vi } from 'vitest';

/** Collects rejections that nothing handles, which a browser reports in its console, instead of failing the test. */
export function collectDefects() {
  const event = 'unhandledRejection';
  const listeners = process.listeners(event);
  const defects = vi.fn<(error: unknown) => void>();
  process.removeAllListeners(event).on(event, defects);
  return {
    defects,
    restore: () => {
      process.removeAllListeners(event);
      for (const listener of listeners) process.on(event, listener);
    },
  };
}
