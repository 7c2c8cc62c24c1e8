/**
 * Cuts the two typefaces down to the characters of the site and writes them to `src/styles/fonts` (`npm run fonts`),
 * each with its licence. Browsers get the woff2. The build measures and draws with the ttf of the display face. Functions measure with
 * the table of its letters' widths (`src/lib/typography/advances.json`).
 * Both woff2 files together weigh at most 32 KB, which `npm run bench` checks. Run this again when a test names a missing character.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const text = `${ascii}ÄÖÜäöüß€§–—„“”‚‘’…·×©•«»°éèáàçñôêåøæœ`;
/** The style sheet sets the display face in capitals only; ß becomes SS. */
const display = `ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉ0123456789 .,:;!?&/-–+×'’„“()€©…·#°`;

const faces = [
  {
    name: 'anybody',
    file: 'anybody-latin-standard-normal.woff2',
    characters: display,
    axes: { wght: 900, wdth: { min: 50, max: 150, default: 100 } },
    formats: { woff2: 'woff2', ttf: 'truetype' },
  },
  {
    name: 'familjen-grotesk',
    file: 'familjen-grotesk-latin-wght-normal.woff2',
    characters: text,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    formats: { woff2: 'woff2' },
  },
] as const;

const folder = 'src/styles/fonts';
for (const { name, file, characters, axes, formats } of faces) {
  const source = `node_modules/@fontsource-variable/${name}`;
  const face = await readFile(`${source}/files/${file}`);
  for (const [extension, targetFormat] of Object.entries(formats)) {
    const cut = await subset(face, characters, { targetFormat, variationAxes: axes });
    await writeFile(`${folder}/${name}.${extension}`, cut);
    console.log(`${name}.${extension}: ${(cut.length / 1024).toFixed(1)} KB`);
  }
  await copyFile(`${source}/LICENSE`, `${folder}/OFL-${name}.txt`);
}

// Loaded here, because the module reads the file that has just been written.
const { advance } = await import('../../src/images/typography/measure.ts');
const { faceWidths } = await import('../../src/lib/typography/line.ts');
const widthsAt = (width: (typeof faceWidths)[number]) =>
  Object.fromEntries(Array.from(display, (letter) => [letter, Number(advance(letter, width).toFixed(3))]));
const table = Object.fromEntries(faceWidths.map((width) => [width, widthsAt(width)]));
await writeFile('src/lib/typography/advances.json', `${JSON.stringify(table)}\n`);
