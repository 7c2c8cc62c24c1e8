import { expect, test } from './fixtures.ts';
import { walkByKey } from './pages/focus.ts';
import { facesArrive } from './pages/faces.ts';

for (const [key, tag] of [
  ['Tab', '@desk'],
  ['Shift+Tab', '@phone'],
] as const) {
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
