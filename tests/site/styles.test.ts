import { expect, test } from 'vitest';
import { everyPage, files, text } from './dist.ts';

const scripts = files.filter((file) => file.endsWith('.js'));

/** The style sheets of the pages, and those that scripts add, each with its place. Every sheet of ours begins with a layer. */
const sheets = [
  ...everyPage.flatMap(({ path, root }) => root.querySelectorAll('style').map(({ text }) => [path, text])),
  ...files.filter((file) => file.endsWith('.css')).map((file) => [file, text(file)]),
  ...scripts.flatMap((file) =>
    [...text(file).matchAll(/`(@layer[^`]+)`/g)].map(([, css = '']) => [file, css]),
  ),
] as [place: string, css: string][];

test.each([
  ['nests no rule, because Safari 26.0 leaves nested rules out of print', /&/],
  [
    'has a line alone in text-decoration, because Safari 26.0 takes a colour and a width beside it for "none"',
    /(?<!-)text-decoration:(?!(none|underline|line-through|inherit)[;}])/,
  ],
  ['has no range in a media query, because Safari 16.3 leaves its rules out', /@media[^{]*[<>]/],
])('%s', (_, misread) => {
  const found = sheets.flatMap(([place, css]) => {
    const at = css.search(misread);
    return at < 0 ? [] : [`${place}: ${css.slice(at, at + 80)}`];
  });
  expect(found).toEqual([]);
});

test('nothing that snaps is skipped itself, because Safari scrolls it to another column when it comes into view', () => {
  const rules = sheets.flatMap(([, css]) => [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]);
  const withPart = (part: string) =>
    rules.filter(([, , body = '']) => body.includes(part)).map(([, of = '']) => of.split(/[ >]/).at(-1));
  const snapping = new Set(withPart('scroll-snap-type:'));
  expect(snapping.size).toBeGreaterThan(0);
  expect(withPart('content-visibility:auto').filter((of) => snapping.has(of))).toEqual([]);
});

test('the search of the desk has no box of Safari’s own, which no other engine draws', () => {
  const rules = sheets.flatMap(([, css]) => [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]);
  const ofSearch = rules.filter(([, of = '']) => /\[type=.?search/.test(of)).map(([, , body]) => body);
  expect(ofSearch.join()).toMatch(/(?:^|[;,])appearance:none/);
});

test('the scheduler of React finds a setImmediate that gets over the way back in Safari', () => {
  const places = scripts.map((file) => [
    text(file).indexOf('{setImmediate:'),
    text(file).search(/typeof setImmediate\b/),
  ]);
  const [ours = -1, asked = -1] = places.find(([, asked = -1]) => asked >= 0) ?? [];
  expect(ours).toBeGreaterThan(0);
  expect(ours).toBeLessThan(asked);
});

test('no script looks behind in a pattern, because iOS below 16.4 reads nothing of a file with one', () => {
  // The parser of Firestore's library writes about them.
  const own = scripts.filter((file) => !file.includes('firestoreWorker'));
  const read = [
    ...own.map((file) => [file, text(file)]),
    ...everyPage.flatMap(({ path, root }) => root.querySelectorAll('script').map(({ text }) => [path, text])),
  ] as [place: string, code: string][];
  expect(read.length).toBeGreaterThan(own.length);
  expect(read.filter(([, code]) => /\(\?<[=!]/.test(code)).map(([place]) => place)).toEqual([]);
});

test.each([[/^\/$/], [/^\/_\/fonts/], [/^\/_\/PictureDialog/]])('the sheets of %s are read', (place) => {
  expect(sheets.some(([name]) => place.test(name))).toBe(true);
});
