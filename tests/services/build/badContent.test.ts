import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEach, smallProject } from './buildCopy.ts';

/** One of each kind, whose contract has its own test: the error, its record, the changed fields and the expected message. */
const rows: [string, string, object, string][] = [
  [
    'an unknown instrument',
    'src/content/members/nora.json',
    { instrumentLangKeys: ['theremin'] },
    'instrumentLangKeys.0 is an unknown instrument: use electric-guitar, bass, voice, drums, background-voice, synth',
  ],
  [
    'a time that does not exist',
    'src/content/concerts/2027-03-28-sommerzeit.json',
    { doors: '2027-03-28 02:30' },
    'doors does not exist in Europe/Vienna, where the clocks go forward: write an offset, like 2027-03-28T02:30:00+01:00',
  ],
  [
    'a picture without alternative text',
    'src/content/gallery/becken.json',
    { alt: undefined },
    'alt is missing: describe the picture in both languages, or set "decorative": true',
  ],
];

let folder = '';
let said: string[] = [];

beforeAll(async () => {
  folder = smallProject({ 'src/pages/index.astro': '<p>Proberaum</p>' });
  const builds = rows.map(([, file, fields]) => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as object;
    return { files: { [file]: JSON.stringify({ ...record, ...fields }) } };
  });
  ({ said } = await buildEach(folder, builds));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(rows.map(([what, file, , fix], index) => [what, `${file}: ${fix}`, index] as const))(
  '%s stops the build with one sentence: file, field, fix',
  (_, sentence, index) => expect(said[index]).toBe(`The site cannot be built: ${sentence}`),
);
