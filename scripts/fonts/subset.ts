/**
 * Cuts the two typefaces down to the characters of the site (`npm run fonts`). Browsers get the woff2, in `src/styles/fonts` with the
 * licences. The build measures and draws with the ttf of the display face, in `src/images/typography`. Functions measure with the table of
 * its letters' widths (`src/lib/typography/advances.json`).
 * Both woff2 files are part of a first visit, whose bytes `npm run bench` limits. Run this again when a test names a missing character.
 * All other Latin letters are in further files, which a browser loads only where a page uses one (`src/styles/moreFaces.css`).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const ascii = from(0x20, 0x7e);
const text = `${ascii}ÄÖÜäöüß€§–—„“”‚‘’…·×©•«»°éèáàçñôêåøæœ`;
/** The style sheet sets the display face in capitals only; ß becomes SS. */
const display = `ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉ0123456789 .,:;!?&/-–+×'’„“()€©…·#°`;
/** Letters and signs of the Latin languages, by the files of the packages; without the soft hyphen, which nearly every page has. */
const latin = ascii + from(0xa1, 0xac) + from(0xae, 0xff) + 'ıŒœŸ–—‘’‚“”„•…‹›⁄€™−';
/** Latin Extended-A has the letters of Europe's languages and of Turkish; the others are rare. */
const extended = from(0x100, 0x17f);
const rare = from(0x180, 0x24f) + from(0x1e00, 0x1e9f) + from(0x1ef2, 0x1eff);
const vietnamese = from(0x1ea0, 0x1ef1);

const capitals = (characters: string) => {
  const single = Array.from(characters, (character) => character.toUpperCase());
  return [...new Set(single.filter((character) => [...character].length === 1))].join('');
};
const without = (characters: string, others: string) =>
  Array.from(characters, (character) => (others.includes(character) ? '' : character)).join('');

/** The packages have the capital of ÿ among the extended letters. */
const latinCapitals = capitals(latin).replace('Ÿ', '');

const anybody = { wght: 900, wdth: { min: 50, max: 150, default: 100 } };
const grotesk = { wght: { min: 400, max: 700, default: 400 } };
const both = { woff2: 'woff2', ttf: 'truetype' } as const;
const web = { woff2: 'woff2' } as const;
const [anybodyFiles, groteskFiles] = [
  (set: string) => `anybody/files/anybody-${set}-standard-normal.woff2`,
  (set: string) => `familjen-grotesk/files/familjen-grotesk-${set}-wght-normal.woff2`,
];

const faces = [
  { name: 'anybody', file: anybodyFiles('latin'), characters: display, axes: anybody, formats: both },
  {
    ...{ name: 'anybody-more', file: anybodyFiles('latin'), axes: anybody, formats: both },
    characters: without(latinCapitals, display),
  },
  {
    ...{ name: 'anybody-extended', file: anybodyFiles('latin-ext'), axes: anybody, formats: both },
    characters: without(capitals(extended), latinCapitals),
  },
  {
    ...{ name: 'anybody-rare', file: anybodyFiles('latin-ext'), axes: anybody, formats: both },
    characters: without(capitals(rare), latinCapitals + capitals(extended)),
  },
  {
    ...{ name: 'anybody-vietnamese', file: anybodyFiles('vietnamese'), axes: anybody, formats: both },
    characters: capitals(vietnamese),
  },
  { name: 'familjen-grotesk', file: groteskFiles('latin'), characters: text, axes: grotesk, formats: web },
  {
    ...{ name: 'familjen-grotesk-more', file: groteskFiles('latin'), axes: grotesk, formats: web },
    characters: without(latin, text),
  },
  {
    ...{ name: 'familjen-grotesk-extended', file: groteskFiles('latin-ext'), axes: grotesk, formats: web },
    characters: without(extended, latin),
  },
  {
    ...{ name: 'familjen-grotesk-rare', file: groteskFiles('latin-ext'), axes: grotesk, formats: web },
    characters: rare,
  },
  {
    ...{ name: 'familjen-grotesk-vietnamese', file: groteskFiles('vietnamese'), axes: grotesk, formats: web },
    characters: vietnamese,
  },
] as const;

const folder = 'src/styles/fonts';
const packages = 'node_modules/@fontsource-variable';
for (const { name, file, characters, axes, formats } of faces) {
  const face = await readFile(`${packages}/${file}`);
  for (const [extension, targetFormat] of Object.entries(formats)) {
    const cut = await subset(face, `${characters} `, { targetFormat, variationAxes: axes });
    await writeFile(`${extension === 'ttf' ? 'src/images/typography' : folder}/${name}.${extension}`, cut);
    console.log(`${name}.${extension}: ${(cut.length / 1024).toFixed(1)} KB`);
  }
}
for (const name of ['anybody', 'familjen-grotesk'])
  await copyFile(`${packages}/${name}/LICENSE`, `${folder}/OFL-${name}.txt`);

/** The characters as `unicode-range`. */
function rangeOf(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([a, b]) => `U+${hex(a)}${a === b ? '' : `-${hex(b)}`}`).join(', ');
}

const families = { anybody: 'Anybody more', 'familjen-grotesk': 'Familjen Grotesk more' } as const;
const descriptors = {
  anybody: 'font-weight: 900;\n  font-stretch: 50% 150%;',
  'familjen-grotesk': 'font-weight: 400 700;',
} as const;
const rules = faces.flatMap(({ name, characters }) => {
  const family = name.startsWith('anybody') ? 'anybody' : 'familjen-grotesk';
  if (name === family) return [];
  // Lower-case letters, too, which the display face never sets, keep these ranges short.
  const range = rangeOf(
    { more: characters, extended, rare, vietnamese }[name.slice(family.length + 1)] ?? characters,
  );
  return `@font-face {
  font-family: '${families[family]}';
  src: url('./fonts/${name}.woff2?no-inline') format('woff2');
  ${descriptors[family]}
  font-display: swap;
  unicode-range: ${range};
}
`;
});
await writeFile(
  'src/styles/moreFaces.css',
  `/* Written by \`npm run fonts\`: letters that the first files lack, each loaded only where a page uses one (docs/decisions/0006). */\n${rules.join('\n')}`,
);

// Loaded here, because the module reads the file that has just been written.
const { advance } = await import('../../src/images/typography/measure.ts');
const { faceWidths } = await import('../../src/lib/typography/line.ts');
const widthsAt = (width: (typeof faceWidths)[number]) =>
  Object.fromEntries(Array.from(display, (letter) => [letter, Number(advance(letter, width).toFixed(3))]));
const table = Object.fromEntries(faceWidths.map((width) => [width, widthsAt(width)]));
await writeFile('src/lib/typography/advances.json', `${JSON.stringify(table)}\n`);
