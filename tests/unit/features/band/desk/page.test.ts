import { expect, test } from 'vitest';
import { still } from '../../../../../src/features/band/desk/page/still.ts';
import { bare, matches, type Wanted } from '../../../../../src/features/band/desk/page/wanted.ts';

/** The ids of the wanted texts by the places that show them, of a page with these texts. */
const idsIn = (texts: readonly string[], wanted: readonly Wanted[]) =>
  matches(wanted, () => texts.map((text, at) => ({ text: bare(text), at }))).map(
    ({ want, place }) => `${place.at} ${want.id}`,
  );

test.each<[string, string[], [string, string][], string[]]>([
  ['no part of another text', ['Wer wir sind, sagen wir'], [['heading', 'Wer wir sind']], []],
  ['a text with soft hyphens and capitals', ['Zünd\u00adschnur'], [['fuse', 'ZÜNDSCHNUR']], ['0 fuse']],
  ['a drawn text, whose letters stand apart', [' W a\nnn a '], [['wanna', 'Wanna']], ['0 wanna']],
  [
    'two texts that are the same, in their order',
    ['zwischen', 'zwischen', 'zwischen'],
    [
      ['first', 'zwischen'],
      ['second', 'Zwischen'],
    ],
    ['0 first', '1 second', '2 second'],
  ],
])('finds %s', (_, texts, wanted, ids) => {
  expect(
    idsIn(
      texts,
      wanted.map(([id, text]) => ({ id, text, within: 'main' })),
    ),
  ).toEqual(ids);
});

test('the same text in another section is none of its namesakes', () => {
  const wanted = [
    { id: 'welcome', text: 'Glut', within: '#welcome' },
    { id: 'band', text: 'Glut', within: '#the-band' },
  ];
  const found = matches(wanted, (within) => [{ text: 'glut', within }]);
  expect(found.map(({ want, place }) => [want.id, place.within])).toEqual([
    ['welcome', '#welcome'],
    ['band', '#the-band'],
  ]);
});

test('the page that is edited has no script, no island, no link and no control that acts', () => {
  const html =
    '<script type="module">\nlet a = 1 > 0;\n</script><astro-island client="inview" props=\'{"a":1}\'><p class="lead">Da <a class="b" href="/x" target="_blank" download>hin</a></p>' +
    '<template data-astro-template="x"><p>nie</p></template><button class="c">Ja</button></astro-island><svg><use href="#i"></use></svg>';
  expect(still(html)).toBe(
    '<astro-slot><p class="lead">Da <a class="b">hin</a></p><button inert class="c">Ja</button></astro-slot><svg><use href="#i"></use></svg>',
  );
});
