import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../temporaryFolder.ts';

beforeEach(() => {
  const cache = temporaryFolder();
  vi.doMock('astro:config/server', () => ({ cacheDir: pathToFileURL(`${cache}/`) }));
  vi.doMock('../../../../src/stores/collections/content.ts', () => {
    const list = () => Promise.resolve([{}]);
    return { gallery: list, listedConcerts: list, members: list, releases: list, videos: list };
  });
  vi.doMock('../../../../generated/band.ts', async (original) => ({
    ...(await original<object>()),
    isPublic: true,
  }));
});
afterEach(() => {
  vi.doUnmock('astro:config/server');
  vi.doUnmock('../../../../src/stores/collections/content.ts');
  vi.doUnmock('../../../../generated/band.ts');
  vi.resetModules();
});

/** The public site of a build, whose owner has this street. */
async function build(street: string) {
  vi.resetModules();
  const { site } = await import('../../../../src/config/site.ts');
  const filled = Object.fromEntries(Object.keys(site.imprint).map((name) => [name, 'x']));
  Object.assign(site, { email: 'mail@band.test', imprint: { ...filled, street } });
  const { isWaiting, missing } = await import('../../../../src/stores/collections/waiting.ts');
  return [await isWaiting(), site.imprint.street, missing];
}

test('a site that was complete keeps its last imprint, and knows what is missing now; one that never was waits', async () => {
  expect(await build('')).toEqual([true, '', ['street']]);
  expect(await build('Gasse 1')).toEqual([false, 'Gasse 1', []]);
  expect(await build('')).toEqual([false, 'Gasse 1', ['street']]);
});
