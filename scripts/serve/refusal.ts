/** An expected failure; its message is the one sentence that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command; when it fails, exits with 1 after one sentence if the failure was expected, else after its trace. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
