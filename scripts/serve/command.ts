/** An expected failure; its message says in one sentence what to do, or in a line for each fault. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(faults: string | readonly string[], options?: ErrorOptions) {
    super(printable([faults].flat().join('\n')), options);
  }
}

/** Each line without what stands between its first 1,000 and its last 200 characters: a person's input may be of any length. */
const printable = (lines: string): string => lines.replace(/^(.{1000}).+(.{200})$/gmu, '$1 … $2');

/** Runs a command. A failure exits with 1 and prints one sentence if it was expected, else its trace. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exit(1);
  }
}

/** Runs `stop` and exits with 0 on Ctrl+C and on SIGTERM. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // First, because Vite exits by itself, with a failure.
      process.exitCode = 0;
      void stop().then(() => process.exit());
    });
  }
}
