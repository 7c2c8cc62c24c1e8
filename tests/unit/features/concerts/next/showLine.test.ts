import { HTMLElement, parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { showAnswer, showLine } from '../../../../../src/features/concerts/next/showLine.js';

/** A property that the parser's elements lack. */
Object.defineProperty(HTMLElement.prototype, 'href', {
  set(this: HTMLElement, address: string) {
    this.setAttribute('href', address);
  },
});

function openPage() {
  const page = parse(`<div class="next-concert">
    <a href="/live/old"><b>Nächstes Konzert <span>Do., 1. Apr.</span></b> <span>Graz</span></a>
    <a href="/live/second">Zweites</a><a href="/kontakt">Bucht uns</a></div>`);
  vi.stubGlobal('document', { querySelectorAll: page.querySelectorAll.bind(page) });
  return () =>
    (page.querySelectorAll('.next-concert a') as (HTMLElement & { hidden: boolean })[]).flatMap(
      ({ hidden, text, attributes }) => (hidden ? [] : [`${attributes.href ?? ''}: ${text}`]),
    );
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const next = { path: '/live/evening', day: 'Fr., 7. Mai', place: 'Flucc, Wien', begins: Date.now() + 60_000 };
const line = '/live/evening: Nächstes Konzert Fr., 7. Mai Flucc, Wien';

test('shows a concert in the first link, or the link for bookers', () => {
  const shown = openPage();
  showLine(next);
  expect(shown()).toEqual([line]);
  showLine(undefined);
  expect(shown()).toEqual(['/kontakt: Bucht uns']);
});

test.each([
  ['the next concert', { next }, [line]],
  ['no concert', { next: null }, ['/kontakt: Bucht uns']],
])('shows an answer: %s', async (_, answer, lines) => {
  const shown = openPage();
  await showAnswer(Response.json(answer));
  expect(shown()).toEqual(lines);
});

test.each([
  ['that is past', { next: { ...next, begins: Date.now() - 60_000 } }],
  ['of something else', { error: 'log in' }],
])('keeps the page as it is after an answer %s', async (_, answer) => {
  const shown = openPage();
  const before = shown();
  await showAnswer(Response.json(answer));
  expect(shown()).toEqual(before);
});
