import { readdirSync, readFileSync } from 'node:fs';
import { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { elements, page, pages, type Page } from './dist.ts';

const recordsOf = (collection: string) =>
  readdirSync(`generated/content/${collection}`)
    .filter((file) => file.endsWith('.json'))
    .map(
      (file) =>
        JSON.parse(readFileSync(`generated/content/${collection}/${file}`, 'utf8')) as Record<string, string>,
    );
const titled = ['concerts', 'videos', 'releases'].flatMap(recordsOf);
const records = [...titled, ...['members', 'gallery', 'venues'].flatMap(recordsOf)];
/** Names are the same in every language: the band's, its people's, its songs', its places', its hosts'. */
const names = [
  site.artist,
  ...Object.values(site.host),
  ...Object.values(site.imprint),
  'Patreon, Inc., San Francisco, USA',
  ...records.flatMap(({ name, title, venue, street, city, credit }) => [
    name,
    title,
    venue,
    street,
    city,
    credit,
  ]),
]
  .filter((name) => name !== undefined)
  .filter((name) => name !== '')
  .sort((a, b) => b.length - a.length);

const withoutNames = (words: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), words);

const spoken = ['alt', 'aria-label', 'title', 'placeholder'];

/** Every text of a page in its own language: its words, and those that only some people are told. */
function texts({ root, language }: Page): string[] {
  const words: string[] = [];
  const walk = (element: HTMLElement) => {
    if (['SCRIPT', 'STYLE', 'SVG'].includes(element.tagName)) return;
    if (element.getAttribute('lang')?.startsWith(language) === false) return;
    for (const attribute of spoken) words.push(element.getAttribute(attribute) ?? '');
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) walk(child);
      else words.push(child.text);
    }
  };
  walk(root);
  return words.map((word) => word.replaceAll('\u00ad', '').trim()).filter(Boolean);
}

/** Words of one language that the other does not have. */
const giveaways = {
  de: /\b(der|die|das|und|ist|nicht|mit|für|auf|ein|eine|von|zu|wir|ihr|noch)\b/i,
  en: /\b(the|and|is|not|with|for|of|to|we|our|from|by|this|yet)\b/i,
} as const;

describe.each([
  ['/', '/en/'],
  ['/shop', '/en/shop'],
  ['/kontakt', '/en/contact'],
  ['/impressum', '/en/imprint'],
  ['/dsgvo', '/en/gdpr'],
  ['/live/alle', '/en/live/all'],
  ['/medien/alle', '/en/media/all'],
  ['/kontakt/danke', '/en/contact/thanks'],
])('L4 %s and %s', (de, en) => {
  test.each([
    [de, 'de', 'en'],
    [en, 'en', 'de'],
  ] as const)('%s speaks its own language, and marks what is in the other', (path, own, other) => {
    const all = texts(page(path));
    expect(all.length).toBeGreaterThan(20);
    const strange = all
      .map(withoutNames)
      .filter((words) => giveaways[other].test(words) && !giveaways[own].test(words));
    expect(strange).toEqual([]);
  });

  test('say the same in different words: what both have is short, or a name', () => {
    const english = new Set(texts(page(en)));
    const shared = texts(page(de)).filter(
      (words) => english.has(words) && withoutNames(words).trim().split(/\s+/).length > 2,
    );
    expect(shared).toEqual([]);
  });

  test('have descriptions of their own', () => {
    const descriptionOf = (path: string) =>
      elements([page(path)], 'meta[name=description]').map((meta) => meta.getAttribute('content'));
    expect(descriptionOf(de)).not.toEqual(descriptionOf(en));
  });
});

test('a browser’s translator leaves the desk alone, which has its languages, and reads every other page', () => {
  const closed = pages.filter(({ root }) => root.querySelector('html')?.getAttribute('translate') === 'no');
  expect(closed.map(({ path }) => path).sort()).toEqual([
    '/desk',
    '/en/desk',
    '/en/desk/page',
    '/schreibtisch',
    '/schreibtisch/seite',
  ]);
});

test('G3 a German title on an English page says so', () => {
  const titles = new Set(titled.map(({ name, title }) => name ?? title));
  const english = pages.filter(({ language }) => language === 'en');
  const shown = elements(english, 'main :is(h3, h4, span)').filter(({ text }) => titles.has(text.trim()));
  expect(shown.length).toBeGreaterThan(titles.size);
  const languages = shown.map((element) => element.closest('[lang]')?.getAttribute('lang'));
  expect(new Set(languages)).toEqual(new Set(['de']));
});

test('G3 what is English on a German page says so', () => {
  const marked = page('/').root.querySelectorAll('main [lang]');
  expect(
    marked.map((element) => [element.getAttribute('lang'), element.querySelector('.visually-hidden')?.text]),
  ).toEqual([
    ['en', 'The Members'],
    ['en', 'Wanna book?'],
  ]);
});
