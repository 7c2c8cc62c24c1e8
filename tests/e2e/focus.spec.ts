import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { walkByKey } from './pages/focus.ts';
import { facesArrive } from './pages/faces.ts';

/** By day upwards, where the header comes back; downwards on the desk by deskAccess.spec.ts. */
const ways = [
  ['Shift+Tab', '@phone'],
  ['Tab', '@desk'],
] as const;
for (const [key, tag] of ways.slice(0, sized(1, 2))) {
  test(`G5 with ${key} focus is visible in 3:1 and never covered ${tag}`, async ({ page, home }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await home.openAwake('home');
    await facesArrive(page);
    const stops = await walkByKey(page, key);
    expect(stops.length).toBeGreaterThan(40);
    expect(
      stops.filter(({ shown }) => !shown).map(({ name }) => name),
      'covered',
    ).toEqual([]);
    expect(
      stops.filter(({ ring }) => ring < 2).map(({ name }) => name),
      'without a ring',
    ).toEqual([]);
    expect(
      stops.filter(({ contrast }) => contrast < 3).map(({ name }) => name),
      'below 3:1',
    ).toEqual([]);
  });
}
