import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cachedCard } from '../../../../src/images/share/cachedCard.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { cardDrawing, ticketDrawing } from '../../../../src/images/share/ticketCard.ts';

const texts = {
  month: 'Dez',
  day: '04',
  date: 'Fr., 4. Dezember 2026',
  name: 'Lampenfieber Festival',
  place: 'Kulturhalle am Kanal, Wien',
};

/** The right edge of everything drawn in ink on the ticket, in pixels. */
async function inkEnds(fields: Partial<typeof texts>): Promise<number> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="224">${ticketDrawing({ ...texts, ...fields })}</svg>`;
  const words = sharp(Buffer.from(drawing)).extract({ left: 300, top: 12, width: 1300, height: 212 });
  const { data, info } = await words
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(60)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let end = 0;
  // The paper ends at 1200 px, and beyond it nothing is drawn.
  for (let index = 0; index < data.length; index++)
    if (data[index] === 0) end = Math.max(end, 300 + ((index / info.channels) % info.width));
  return end;
}

test.each([
  ['an ordinary name', {}],
  ['120 characters', { name: 'Sommerfest der Freiwilligen Feuerwehr '.repeat(4).slice(0, 120) }],
  ['one word of 120 characters', { name: 'W'.repeat(120) }],
  ['a long place', { place: `${'Veranstaltungszentrum '.repeat(5)}, ${'Klosterneuburg '.repeat(5)}` }],
])('every line ends on the card: %s', async (_, fields) => {
  const end = await inkEnds(fields);
  expect(end).toBeGreaterThan(500);
  expect(end).toBeLessThanOrEqual(1162);
});

test('a card of the size of Open Graph images, in the inks alone, is drawn once, and again when a text changes or its file is gone', async () => {
  const folder = temporaryFolder();
  const first = await cachedCard(texts, folder);
  const card = sharp(first);
  expect(await card.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { dominant } = await card.extract({ left: 300, top: 410, width: 900, height: 220 }).stats();
  expect([dominant.r, dominant.g, dominant.b].map((value) => value >> 4)).toEqual([15, 14, 13]);
  const [file = ''] = await readdir(folder);
  await writeFile(join(folder, file), 'from the cache');
  expect(Buffer.from(await cachedCard(texts, folder)).toString()).toBe('from the cache');
  await cachedCard({ ...texts, date: 'Sa., 5. Dezember 2026' }, folder);
  expect(await readdir(folder)).toHaveLength(2);
  await rm(join(folder, file));
  expect(Buffer.from(await cachedCard(texts, folder))).toEqual(Buffer.from(first));
});

test('the stamp stands on the picture, and lies on the card', () => {
  expect(cardDrawing(texts)).not.toContain('rotate(-4)');
  for (const stamp of ['Abgesagt', 'Verschoben', 'Ausverkauft', 'Postponed', 'Eintritt frei']) {
    const drawing = cardDrawing({ ...texts, stamp });
    const [, x = '', , width = ''] =
      /translate\(([\d.]+) ([\d.]+)\) rotate\(-4\)"><rect .*? width="([\d.]+)"/.exec(drawing) ?? [];
    expect(Number(x) - Number(width) / 2, stamp).toBeGreaterThan(40);
    expect(Number(x) + Number(width) / 2, stamp).toBeLessThan(1160);
  }
});
