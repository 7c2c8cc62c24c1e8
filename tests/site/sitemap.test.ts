import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bytes, canonical, files, meta, origin, page, pages, text } from './dist.ts';

const listed = [...text('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

test('the sitemap lists every canonical address once, and nothing else', () => {
  const wanted = pages.filter((entry) => meta(entry, 'robots') !== 'noindex').map(canonical);
  expect([...listed].sort()).toEqual([...new Set(wanted)].sort());
});

test('the sitemap names the same languages as the page', () => {
  const entries = text('/sitemap.xml').match(/<url>.*?<\/url>/g) ?? [];
  expect(entries).toHaveLength(listed.length);
  entries.forEach((entry, index) => {
    const inMap = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, address]) => [
      tag,
      address,
    ]);
    const onPage = page((listed[index] ?? '').slice(origin.length))
      .root.querySelectorAll('link[rel=alternate]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(inMap).toEqual(onPage);
  });
});

test('robots may read everything but the calls, and find the sitemap', () =>
  expect(text('/robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
  ]));

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

describe.each([
  ['de', '/', 'de-AT'],
  ['en', '/en/', 'en-GB'],
])('the manifest of %s', (language, home, tag) => {
  const manifest = JSON.parse(text(`/${language}.webmanifest`)) as Manifest;

  test('belongs to the pages of its language', () => {
    expect(manifest).toMatchObject({ lang: tag, start_url: home });
    expect(manifest.name).toBe(page(home).root.querySelector('title')?.text);
    for (const { root, language: shown } of pages) {
      expect(root.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(`/${shown}.webmanifest`);
    }
  });

  test('has icons of the sizes that it names', async () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of manifest.icons) {
      expect(files).toContain(src);
      const { width, height } = await sharp(bytes(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
