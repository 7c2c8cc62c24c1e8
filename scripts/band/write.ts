// Writes the band of this project into its generated folder: after `npm ci`, and before each build with what the band has written on the desk.
import { run } from '../serve/command.ts';
import { hasStore } from './store/keptRecords.ts';
import { writeBand } from './writeBand.ts';

await run(async () => {
  await writeBand();
  if (!hasStore()) return;
  // Loaded here, because it reads the facts.
  const { fetchStores } = await import('./store/fetchStores.ts');
  await fetchStores();
  await writeBand();
});
