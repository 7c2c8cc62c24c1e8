import { expect, test } from 'vitest';
import { canonical, meta, origin, page, pages, type Page } from './dist.ts';

type Data = Record<string, unknown> & { '@type': string };

const dataOf = ({ root }: Page): Data[] =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.text) as Data);

/** Pages of one concert. */
const concertPages = pages.filter(({ path }) => /^(\/en)?\/live\/(?!alle$|all$)[^/]+$/.test(path));

/** Two of the samples have no place, which an event needs. */
const eventPages = concertPages.filter((entry) => Object.keys(dataOf(entry)[0] ?? {}).length > 0);

test.each(['/', '/en/'])('%s introduces the band and lists no event', (path) =>
  expect(dataOf(page(path))).toMatchObject([{ '@type': 'MusicGroup', url: origin + path }]),
);

test('each page of a concert with a place describes it as one event, with the address of the page and the band', () => {
  expect(concertPages.length - eventPages.length).toBe(4);
  for (const entry of eventPages) {
    const [event, ...others] = dataOf(entry);
    expect(others, entry.path).toEqual([]);
    expect(event, entry.path).toMatchObject({
      '@type': 'MusicEvent',
      url: canonical(entry),
      performer: [{ '@id': dataOf(page('/'))[0]?.['@id'] }, ...supportOf(event)],
    });
    expect(entry.root.querySelector('h1')?.text, entry.path).toContain(String(event?.name));
  }
});

const supportOf = (event: Data | undefined) => (event?.performer as Data[]).slice(1);

test('each page of a concert has a share card of its own, which its event names', () => {
  for (const entry of eventPages) {
    const [event] = dataOf(entry);
    const language = entry.path.startsWith('/en/') ? 'en' : 'de';
    const card = meta(entry, 'og:image') ?? '';
    const own = new RegExp(`^${origin}/share/${language}/[0-9a-f]{12}\\.png$`);
    expect(card, entry.path).toMatch(own);
    expect(event, entry.path).toMatchObject({ image: card, description: meta(entry, 'description') });
  }
});

test('structured data stand on the home pages and the pages of concerts, and cannot end their element', () => {
  const described = pages.filter((entry) => dataOf(entry).length > 0);
  const homes = pages.filter(
    ({ root }) => root.querySelector('#hero') && !root.querySelector('meta[name=robots]'),
  );
  expect(described).toHaveLength(homes.length + concertPages.length);
  for (const { root } of described) {
    for (const script of root.querySelectorAll('script[type="application/ld+json"]'))
      expect(script.text).not.toContain('<');
  }
});
