/** Stops cleanly on Ctrl+C and on the system's request to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Set first, because Vite ends the process by itself, and to have been asked to stop is no failure.
      process.exitCode = 0;
      void stop().then(() => process.exit());
    });
  }
}
