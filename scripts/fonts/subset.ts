/**
 * Cuts the two faces down to what the site sets and writes them to `src/styles/fonts` (`npm run fonts`).
 * The woff2 is served; the ttf is for the build alone, which measures and draws with it.
 * Together at most 32 KB (`npm run bench` holds it); run it again when a test names a character that is missing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const text = `${ascii}ÄÖÜäöüß€§–—„“”‚‘’…·×©•«»°éèáàçñôêåøæœ`;
/** The display face is set in capitals only, by the style sheet; ß becomes SS. */
const display = `ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉ0123456789 .,:;!?&/-–+×'’„“()€©…·#°`;

const faces = [
  {
    source: 'anybody/files/anybody-latin-standard-normal.woff2',
    target: 'anybody.woff2',
    characters: display,
    axes: { wght: 900, wdth: { min: 50, max: 150, default: 100 } },
  },
  {
    source: 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    target: 'familjen-grotesk.woff2',
    characters: text,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { source, target, characters, axes } of faces) {
  const face = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = await subset(face, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`src/styles/fonts/${target}`, cut);
  const forTheBuild = await subset(face, characters, { targetFormat: 'truetype', variationAxes: axes });
  await writeFile(`src/styles/fonts/${target.replace('woff2', 'ttf')}`, forTheBuild);
  console.log(`${target}: ${(cut.length / 1024).toFixed(1)} KB`);
}
