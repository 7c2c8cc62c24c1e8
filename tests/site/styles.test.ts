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

test.each([[/^\/$/], [/^\/_\/fonts/], [/^\/_\/PictureDialog/]])('the sheets of %s are read', (place) => {
  expect(sheets.some(([name]) => place.test(name))).toBe(true);
});
