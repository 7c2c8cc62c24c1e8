import { afterAll, beforeEach } from 'vitest';
import type { Fake } from '../fakes/http.ts';

/** Stops fakes after the tests of a file. Each test finds them working and asked nothing. */
export function useFakes(...fakes: Fake[]): void {
  beforeEach(() => {
    for (const fake of fakes) {
      fake.misbehave();
      fake.requests.length = 0;
    }
  });
  afterAll(() => Promise.all(fakes.map((fake) => fake.stop())));
}
