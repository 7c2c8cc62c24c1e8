// The nightly run repeats with large numbers what every run of the suite proves with small ones.

/** Whether this is the nightly run: `npm run test:night`. */
export const isNight = process.env.TEST_NIGHT === 'on';

/** Seed of generated data: `TEST_SEED` repeats a run. Each nightly run has another one, which it prints. */
export const seed = Number(process.env.TEST_SEED ?? (isNight ? Date.now() % 2 ** 31 : 43));

/** A number of runs, requests, records or edits: small in every run of the suite, large at night. */
export const sized = (quick: number, night: number): number => (isNight ? night : quick);
