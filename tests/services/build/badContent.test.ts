import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEach, smallProject } from './buildCopy.ts';

/** The error, its record, the changed fields and the expected message. */
const rows: [string, string, object, string][] = [
  [
    'a missing translation',
    'src/content/gallery/bass.json',
    { alt: { de: 'Der Bass.' } },
    'alt.en is missing: write the English text',
  ],
  [
    'an unknown instrument',
    'src/content/members/nora.json',
    { instrumentLangKeys: ['theremin'] },
    'instrumentLangKeys.0 is an unknown instrument: use electric-guitar, bass, voice, drums, background-voice, synth',
  ],
  [
    'a date that is none',
    'src/content/concerts/2026-12-04-lampenfieber.json',
    { date: 'bald' },
    'date is no date: write the local time like 2026-12-04 20:00',
  ],
  [
    'a time that does not exist',
    'src/content/concerts/2027-03-28-sommerzeit.json',
    { doors: '2027-03-28 02:30' },
    'doors does not exist in Europe/Vienna, where the clocks go forward: write an offset, like 2027-03-28T02:30:00+01:00',
  ],
  [
    'a time that exists twice',
    'src/content/concerts/2029-01-19-weit-weg.json',
    { date: '2028-10-29 01:30', doors: undefined },
    'date exists twice in Europe/London, where the clocks go back: write 2028-10-29T01:30:00+01:00 or 2028-10-29T01:30:00+00:00',
  ],
  [
    'a picture without alternative text',
    'src/content/gallery/becken.json',
    { alt: undefined },
    'alt is missing: describe the picture in both languages, or set "decorative": true',
  ],
  [
    'a ticket link that is not https',
    'src/content/concerts/2027-02-06-schnulzenball.json',
    { ticketUrl: 'http://tickets.example.com/1' },
    'ticketUrl is no https address: write it in full, beginning with https://',
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
