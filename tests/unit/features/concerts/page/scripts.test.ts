import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../../../../src/config/locales.ts';
import { eventTexts } from '../../../../../src/features/concerts/calendar/description.ts';
import { drawnCard } from '../../../../../src/features/concerts/page/drawnCard.ts';
import { pageTexts } from '../../../../../src/features/concerts/page/pageTexts.ts';
import { fittedName } from '../../../../../src/features/concerts/page/sheet/fittedName.ts';
import { graphemes } from '../../../../../src/lib/typography/graphemes.ts';
import { outline } from '../../../../../src/images/typography/measure.ts';
import { cardDrawing } from '../../../../../src/images/share/ticketCard.ts';
import { sized } from '../../../../night.ts';
import { scriptConcerts, scriptNames, type Script } from '../../../../scriptNames.ts';
import { read, write } from '../calendar/calendars.ts';
import { concertOf, contextIn } from './shown.ts';

const count = sized(240, 500);
const names = scriptNames(count);
const concerts = scriptConcerts(count);
const german = contextIn('de');

describe('names of all scripts, up to 120 characters', () => {
  test.each(localeCodes)('are whole in a title; a description ends after a whole letter (%s)', (locale) => {
    let shortened = 0;
    for (const concert of concerts) {
      const { title, description } = pageTexts({ concert }, contextIn(locale));
      expect(title).toContain(concert.name);
      expect(description.length, concert.name).toBeLessThanOrEqual(160);
      const [, begun] = /, ([^,]*)…\./.exec(description) ?? [];
      if (begun === undefined || !description.includes(`, ${concert.name[0] ?? ''}`)) continue;
      shortened += 1;
      const shown = graphemes(begun);
      expect(graphemes(concert.name).slice(0, shown.length), description).toEqual(shown);
    }
    expect(shortened).toBeGreaterThan(10);
  });

  test('are whole in the heading of a page, for readers and for screen readers', () => {
    const letters = (text: string) => text.replaceAll(/[\s-]/g, '');
    for (const { name } of concerts) {
      const heading = parse(fittedName(name, german).text);
      expect((heading.querySelector('.visually-hidden') ?? heading).textContent).toBe(name);
      const lines = heading.querySelectorAll('svg:not(.on-phone) text').map(({ textContent }) => textContent);
      if (lines.length > 0) expect(letters(lines.join(''))).toBe(letters(name));
      expect(lines.filter((line) => !line.isWellFormed() || /^\p{M}/u.test(line))).toEqual([]);
    }
  });

  test('are whole in a calendar that another program reads, with all their texts', () => {
    const text = write(concerts);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const { events } = read(text);
    for (const [index, concert] of concerts.entries()) {
      const { summary, location, description, url } = events[index] ?? {};
      expect({ summary, location, description }).toEqual(eventTexts({ concert }, german, url ?? ''));
      expect(summary).toContain(concert.name);
    }
  });

  test('are drawn on a card inside its edges; in a script that is not drawn they have the card of the site', () => {
    const drawn = concerts.flatMap((concert, index) => {
      const { texts } = drawnCard(concert, german) ?? {};
      return texts ? { texts, script: names[index]?.script } : [];
    });
    const isDrawn: Script[] = ['latin', 'latinExtended', 'emoji', 'combining'];
    expect(drawn.filter(({ script }) => script && !isDrawn.includes(script))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(10);
    for (const { texts } of drawn)
      for (const [, x, size, glyphs = ''] of cardDrawing(texts).matchAll(
        /<g fill="[^"]*" transform="translate\(([\d.]+) [\d.-]+\) scale\(([\d.]+)\)">(.*?)<\/g>/g,
      )) {
        const last = [...glyphs.matchAll(/translate\(([\d.]+)\)/g)].at(-1)?.[1] ?? 0;
        expect(Number(x) + Number(size) * Number(last), texts.name).toBeLessThan(1160);
      }
  });

  test('have no empty glyph on a card where they are Latin', () => {
    for (const { name } of names.filter(({ script }) => /^latin/.test(script)))
      expect(outline(name, 75).match(/<path/g)?.length, name).toBe(
        graphemes(name.normalize('NFC').toUpperCase()).length,
      );
  });
});

test.each([
  [{ name: 'Łódź', city: 'Wien' }, true],
  [{ name: 'Nacht 🎸', venue: 'Halle', city: 'Wien' }, true],
  [{ name: 'Ночь', city: 'Wien' }, false],
  [{ name: 'Nacht', venue: '東京ドーム', city: 'Tokio' }, false],
  [{ name: 'Nacht', city: 'Αθήνα' }, false],
])('a card is drawn where the face has its name and its place: %j %s', (fields, isDrawn) =>
  expect(drawnCard(concertOf(fields), german) !== undefined).toBe(isDrawn),
);
