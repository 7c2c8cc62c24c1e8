import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical, files, isTemplate, notFound, origin, page, pages } from './dist.ts';

/** DESIGN, Routes, for the labels as they are shipped: German, English, and what else answers in English. */
const table = [
  ['/', '/en/'],
  ['/live', '/en/live'],
  ['/die-band', '/en/the-band', '/the-band'],
  ['/medien', '/en/media', '/media'],
  ['/shop', '/en/shop'],
  ['/kontakt', '/en/contact', '/contact'],
  ['/impressum', '/en/imprint', '/imprint'],
  ['/dsgvo', '/en/gdpr', '/gdpr'],
  ['/live/alle', '/en/live/all'],
  ['/medien/alle', '/en/media/all'],
  ['/kontakt/danke', '/en/contact/thanks'],
  ['/schreibtisch', '/en/desk', '/desk'],
  ['/schreibtisch/hilfe', '/en/desk/help'],
  ['/schreibtisch/seite', '/en/desk/page'],
] satisfies [de: string, en: string, short?: string][];
const sections = ['/live', '/die-band', '/medien'];

/** Every concert has a page under the name of its file. */
const slugs = readdirSync('generated/content/concerts').map((file) => file.replace('.json', ''));
const concerts = slugs.map((slug) => [`/live/${slug}`, `/en/live/${slug}`] as const);

test('the site has exactly the paths of the table', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...table.flat(), ...concerts.flat()].sort());
  expect(files.filter((file) => file.endsWith('.html') && !isTemplate(file))).toHaveLength(pages.length + 1);
});

describe.each([...table.map(([de, en]) => [de, en] as const), ...concerts])('%s and %s', (de, en) => {
  const homes = sections.includes(de) ? ['/', '/en/'] : [de, en];

  test('show the language that they name', () =>
    expect([page(de), page(en)].map(({ language }) => language)).toEqual(['de', 'en']));

  test('have their canonical address: a section its language’s home', () =>
    expect([page(de), page(en)].map(canonical)).toEqual(homes.map((path) => origin + path)));

  // The desk and the page that it edits have a link in their script instead (desk.spec.ts).
  test.skipIf(['/schreibtisch', '/schreibtisch/seite'].includes(de))(
    'L2 lead to each other by the language switch',
    () => {
      const switchOf = (path: string) =>
        page(path)
          .root.querySelectorAll('a[data-language]')
          .map((link) => [link.getAttribute('data-language'), link.getAttribute('href')]);
      for (const path of [de, en]) {
        expect(new Set(switchOf(path).map(String))).toEqual(new Set([`de,${de}`, `en,${en}`]));
      }
    },
  );
});

test.each(table.flatMap(([, en, short]) => (short === undefined ? [] : [[short, en] as const])))(
  '%s answers with the English page, whose address is %s',
  (short, en) => {
    const [bare, full] = [page(short), page(en)];
    expect(bare.language).toBe('en');
    expect(canonical(bare)).toBe(canonical(full));
    expect(bare.root.querySelector('main')?.text).toBe(full.root.querySelector('main')?.text);
  },
);

test('L3 the shared addresses follow the stored choice, and no others', () => {
  const following = pages.filter(({ html }) => html.includes('dataset[localStorage.lang]'));
  const shared = ['/', '/live', '/shop', ...concerts.map(([de]) => de)];
  expect(following.map(({ path }) => path).sort()).toEqual(shared.sort());
});

test('N4 404.html, for hosts that cannot redirect, offers both home pages and leads nowhere by itself', () => {
  const { root } = notFound;
  expect(root.querySelectorAll('script, [http-equiv=refresh]')).toEqual([]);
  const links = root.querySelectorAll('main a').map((link) => [link.text.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Zur Startseite', '/'],
    ['To the home page', '/en/'],
  ]);
});
