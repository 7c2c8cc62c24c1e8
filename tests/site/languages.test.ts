import { readdirSync, readFileSync } from 'node:fs';
import { type HTMLElement, NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { page } from './dist.ts';

/** Names are the same in every language: the band's, its people's, its songs', its places', its hosts'. */
const names = new Set<string>(
  [
    site.artist,
    ...Object.values(site.host),
    ...Object.values(site.imprint),
    'Patreon, Inc., San Francisco, USA',
  ].filter(Boolean),
);
for (const collection of ['concerts', 'members', 'videos', 'releases', 'gallery']) {
  const folder = `src/content/${collection}`;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>;
    for (const key of ['name', 'title', 'venue', 'city', 'credit']) if (record[key]) names.add(record[key]);
    names.add([record['venue'], record['city']].filter(Boolean).join(', '));
  }
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder'];

/** Every text of a page: its words, and those that only some people are told. */
function texts(root: HTMLElement): string[] {
  const words: string[] = [];
  const walk = (element: HTMLElement) => {
    if (['SCRIPT', 'STYLE', 'SVG'].includes(element.tagName)) return;
    for (const attribute of spoken) words.push(element.getAttribute(attribute) ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) words.push(child.text);
      if (child.nodeType === NodeType.ELEMENT_NODE) walk(child as HTMLElement);
    }
  };
  walk(root);
  return words.map((word) => word.trim()).filter(Boolean);
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
    const { root } = page(path);
    // A copy of the page without what says that it is in another language, and without what is a name.
    const body = root.querySelector('body')?.clone() as HTMLElement;
    const marked = body
      .querySelectorAll('[lang]')
      .filter((element) => !element.getAttribute('lang')?.startsWith(own));
    for (const element of marked) element.remove();
    const strange = texts(body).filter(
      (words) =>
        giveaways[other].test(words) &&
        !giveaways[own].test(words) &&
        ![...names].some((name) => words.includes(name)),
    );
    expect(strange).toEqual([]);
  });

  test('say the same in different words: what both have is short, or a name', () => {
    const english = new Set(texts(page(en).root.querySelector('body') as HTMLElement));
    const shared = texts(page(de).root.querySelector('body') as HTMLElement)
      .filter((words) => english.has(words) && words.split(/\s+/).length > 2)
      .filter((words) => ![...names].some((name) => name && words.includes(name)));
    expect([...new Set(shared)]).toEqual([]);
  });

  test('have titles and descriptions of their own', () => {
    const headOf = (path: string) =>
      page(path).root.querySelector('meta[name=description]')?.getAttribute('content');
    expect(headOf(de)).not.toBe(headOf(en));
  });
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
