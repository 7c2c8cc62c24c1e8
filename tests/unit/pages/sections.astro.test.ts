import type { APIContext } from 'astro';
import { parse } from 'node-html-parser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localeCodes } from '../../../src/config/locales.ts';
import { routeIds, sections, type RouteId } from '../../../src/config/routes.ts';
import { site } from '../../../src/config/site.ts';
import { routes } from '../../../src/lib/i18n/i18n.ts';
import { pageTitle } from '../../../src/lib/routing/pages.ts';
import { staticRoutes } from '../../../src/lib/routing/routes.ts';
import Home, { getStaticPaths } from '../../../src/pages/[...home].astro';
import { GET as sitemap } from '../../../src/pages/sitemap.xml.ts';
import { absentParts } from '../../../src/stores/collections/sections.ts';
import { builtRoutes } from '../../../src/stores/collections/waiting.ts';
import { islandContainer } from '../islandContainer.ts';

const lists = vi.hoisted(() => ({ members: 1, videos: 1, releases: 1, gallery: 1 }));
const settings = vi.hoisted((): Record<string, string> => ({}));
vi.mock('../../../src/lib/setting.ts', () => ({ setting: (name: string) => settings[name] ?? '' }));
const { sectionStub } = vi.hoisted(() => ({
  sectionStub: async (id: string) => {
    const { createComponent, render } = await import('astro/runtime/server/index.js');
    return { default: createComponent(() => render`<section id="${id}"></section>`) };
  },
}));
vi.mock('../../../src/stores/collections/content.ts', () => {
  const list = (name: keyof typeof lists) => () => Promise.resolve(Array.from({ length: lists[name] }));
  const none = () => Promise.resolve([]);
  return {
    ...{ members: list('members'), videos: list('videos'), releases: list('releases') },
    ...{ gallery: list('gallery'), concerts: none, listedConcerts: none, venues: none },
  };
});
vi.mock('../../../src/features/concerts/page/seo/bandData.ts', () => ({ bandData: () => undefined }));
// The sections have tests of their own.
vi.mock('../../../src/features/hero/Hero.astro', () => sectionStub('hero'));
vi.mock('../../../src/features/hero/heroPicture.ts', () => ({
  heroHead: () => Promise.resolve({ preloads: [], styles: '' }),
}));
vi.mock('../../../src/features/concerts/next/NextConcert.astro', () => sectionStub('next'));
vi.mock('../../../src/features/welcome/Welcome.astro', () => sectionStub('welcome'));
vi.mock('../../../src/features/concerts/ConcertSection.astro', () => sectionStub('live'));
vi.mock('../../../src/features/band/Band.astro', () => sectionStub('the-band'));
vi.mock('../../../src/features/members/Members.astro', () => sectionStub('members'));
vi.mock('../../../src/features/music/Music.astro', () => sectionStub('music'));
vi.mock('../../../src/features/booking/Booking.astro', () => sectionStub('booking'));
vi.mock('../../../src/features/gallery/strip/GalleryStrip.astro', () => sectionStub('strip'));

const switches = { ...site.sections };
afterEach(() => {
  Object.assign(site.sections, switches);
  Object.assign(lists, { members: 1, videos: 1, releases: 1, gallery: 1 });
  delete settings.CLOUDINARY_URL;
});

const container = await islandContainer('inview', 'interaction', 'start');

/** The home page in one language, at the address of a route. */
async function homeAt(id: RouteId, locale: 'de' | 'en') {
  const paths = (await getStaticPaths()) as { params: { home?: string }; props: { id: RouteId } }[];
  const wanted = decodeURIComponent(routes[id][locale].replaceAll(/^\/|\/$/g, ''));
  const { props } = paths.find(({ params: { home = '' } }) => home === wanted) ?? {};
  expect(props, `${id} is no address of the home page`).toBeDefined();
  return parse(await container.renderToString(Home, { props: { ...props } }));
}

const sitemapPaths = async (): Promise<string[]> => {
  const context = { site: new URL('https://match.example') } as Partial<APIContext> as APIContext;
  const xml = await (await sitemap(context)).text();
  return [...xml.matchAll(/<loc>https:\/\/match\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
};

const empty: [string, Partial<typeof lists>, string[]][] = [
  ['the members', { members: 0 }, ['members']],
  ['the videos', { videos: 0 }, []],
  ['the releases', { releases: 0 }, []],
  ['videos and releases', { videos: 0, releases: 0 }, ['music']],
  ['the gallery', { gallery: 0 }, ['media']],
  ['every list', { members: 0, videos: 0, releases: 0, gallery: 0 }, ['members', 'music', 'media']],
];
const off = Object.keys(switches).map((part): [string, Partial<typeof switches>, string[]] => [
  part,
  { [part]: false },
  [part],
]);

test('the band of this repository shows every section', async () =>
  expect([...(await absentParts())]).toEqual([]));

describe.each([
  ...empty.map(([name, change, absent]) => [`${name} empty`, change, {}, absent] as const),
  ...off.map(([name, change, absent]) => [`${name} off`, {}, change, absent] as const),
  [
    'everything off',
    {},
    Object.fromEntries(off.map(([part]) => [part, false])),
    off.map(([part]) => part),
  ] as const,
])('%s', (_, emptied, switched, absent) => {
  const change = () => {
    Object.assign(lists, emptied);
    Object.assign(site.sections, switched);
  };
  const isAbsent = (id: string) => absent.includes(id) || (id === 'media-all' && absent.includes('media'));
  const gone = routeIds.filter(isAbsent);

  test.each(localeCodes)(
    'the page has the other sections alone, and links to no absent one (%s)',
    async (locale) => {
      change();
      const html = await homeAt('home', locale);
      const ids = html.querySelectorAll('main > section').map(({ id }) => id);
      expect(ids.filter((id) => id !== 'next')).toEqual(sections.filter((id) => !isAbsent(id)));
      const hrefs = html.querySelectorAll('a[href]').map((link) => link.getAttribute('href'));
      expect(hrefs.filter((href) => gone.some((id) => href === routes[id][locale]))).toEqual([]);
      expect(hrefs.includes(`${routes.home[locale]}#booking`)).toBe(!isAbsent('booking'));
      expect(html.querySelector('#sections')?.text).not.toMatch(
        new RegExp(gone.map((id) => `"${routes[id][locale]}"`).join('|') || '^$'),
      );
      // The browser waits for this element before it paints.
      const awaited = html.querySelector('link[rel="expect"]')?.getAttribute('href');
      expect(html.querySelector(awaited ?? '')).not.toBeNull();
    },
  );

  test('the sitemap lists none of it', async () => {
    change();
    const listed = await sitemapPaths();
    expect(listed).toContain('/kontakt');
    for (const id of gone) for (const locale of localeCodes) expect(listed).not.toContain(routes[id][locale]);
  });

  test('every address still has one page, and an absent one shows the top of the home page', async () => {
    change();
    const files = [['home', 'live', 'the-band', 'media'], ['shop'], ['media-all']] as const;
    const built = (await Promise.all(files.map(builtRoutes))).flat();
    const all = staticRoutes(routes, files.flat());
    expect(built.map(({ path }) => path).sort()).toEqual(all.map(({ path }) => path).sort());
    for (const id of gone) {
      const html = await homeAt(id, 'en');
      expect(html.querySelector('title')?.text).toBe(pageTitle('home', 'en'));
      const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      expect(new URL(canonical).pathname).toBe('/en/');
      expect(html.querySelector('script[data-section], noscript meta[http-equiv]')).toBeNull();
    }
  });
});

test('a store that can get pictures after the build leaves an empty section to the script, out of sight', async () => {
  lists.gallery = 0;
  settings.CLOUDINARY_URL = 'cloudinary://key:secret@cloud';
  const html = await homeAt('home', 'de');
  expect(html.querySelector('#media')?.hasAttribute('hidden')).toBe(true);
  expect(await sitemapPaths()).not.toContain(routes['media-all'].de);
  site.sections.media = false;
  expect((await homeAt('home', 'de')).querySelector('#media')).toBeNull();
});
