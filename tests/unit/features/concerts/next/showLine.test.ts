import { HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { showAnswer, showLine } from '../../../../../src/features/concerts/next/showLine.js';

/** Properties that the parser's elements lack. */
const lacking = {
  href: {
    configurable: true,
    set(this: HTMLElement, address: string) {
      this.setAttribute('href', address);
    },
  },
  dataset: {
    configurable: true,
    get(this: HTMLElement) {
      return new Proxy(this, {
        set: (link, name, value) => {
          link.setAttribute(`data-${String(name)}`, String(value));
          return true;
        },
      });
    },
  },
  cloneNode: {
    configurable: true,
    value(this: HTMLElement) {
      return this.clone();
    },
  },
};
beforeAll(() => void Object.defineProperties(HTMLElement.prototype, lacking));
afterAll(() => {
  for (const name of Object.keys(lacking)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const showNext = vi.fn();

/** Opens a page with two candidates. Returns its candidates that have not ended in 1970, and the link for bookers. */
function openPage() {
  const page = parse(`<div class="next-concert">
    <a href="/live/old" data-ends="9"><b>Morgen: <span>Do., 1. Apr.</span></b> <span>Graz</span></a>
    <a href="/live/second" data-ends="9"><b>Nächstes Konzert: <span>Fr., 2. Apr.</span></b> <span>Linz</span></a>
    <a href="/kontakt">Bucht uns</a></div>`);
  vi.stubGlobal('document', { querySelectorAll: page.querySelectorAll.bind(page) });
  vi.stubGlobal('showNext', showNext);
  return () =>
    page
      .querySelectorAll('.next-concert a')
      .filter(({ attributes }) => attributes['data-ends'] !== '0')
      .map(({ attributes }) =>
        ['href', 'data-begins', 'data-ends', 'data-today']
          .map((name) => attributes[name])
          .filter((value) => value !== undefined && value !== '9')
          .join(' '),
      );
}
const candidate = (id: string) => ({
  path: `/live/${id}`,
  begins: `begins-${id}`,
  ends: 5,
  today: 'Heute:',
  day: 'Fr., 7. Mai',
  place: 'Flucc, Wien',
});
const line = (id: string) => `/live/${id} begins-${id} 5 Heute:`;

test.each([
  ['fewer than the page has', ['a']],
  ['as many', ['a', 'b']],
  ['more', ['a', 'b', 'c', 'd']],
  ['none', []],
])('writes candidates before the link for bookers, and lets the clock choose: %s', (_, ids) => {
  const shown = openPage();
  showLine(ids.map(candidate));
  expect(shown()).toEqual([...ids.map(line), '/kontakt']);
  expect(showNext).toHaveBeenCalledOnce();
});

test('shows an answer', async () => {
  const shown = openPage();
  await showAnswer(Response.json({ next: [candidate('a')] }));
  expect(shown()).toEqual([line('a'), '/kontakt']);
});

test('keeps the page as it is after an answer of something else', async () => {
  const shown = openPage();
  const before = shown();
  await showAnswer(Response.json({ error: 'log in' }));
  expect(shown()).toEqual(before);
  expect(showNext).not.toHaveBeenCalled();
});
