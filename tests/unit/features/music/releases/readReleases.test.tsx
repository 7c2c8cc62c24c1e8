import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeCodes } from '../../../../../src/config/locales.ts';
import { releaseRecord } from '../../../../../src/records/release.ts';
import { readReleases } from '../../../../../src/features/music/releases/readReleases.ts';
import { releaseCard } from '../../../../../src/features/music/releases/releaseCard.ts';
import ReleaseColumn from '../../../../../src/features/music/releases/ReleaseColumn.tsx';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const source = fc.tuple(size, fc.webPath(), fc.boolean()).map(([pixels, path, isNarrow]) => ({
  ...pixels,
  srcSet: `/_${path}`,
  type: 'image/avif',
  ...(isNarrow && { media: '(width < 48em)' }),
}));
const cover = fc
  .tuple(
    size,
    fc.webUrl(),
    fc.uniqueArray(source, { minLength: 1, maxLength: 2, selector: ({ srcSet }) => srcSet }),
  )
  .map(([pixels, src, sources]) => ({ ...pixels, src, sources }));
const date = fc
  .date({ noInvalidDate: true, min: new Date('1950-01-01'), max: new Date('2100-01-01') })
  .map((instant) => instant.toISOString());
const precisions = { day: 10, month: 7, year: 4 } as const;
const record = fc
  .record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    type: fc.constantFrom('album', 'single', 'compilation'),
    date,
    precision: fc.constantFrom('day', 'month', 'year'),
    url: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  })
  .map(
    ({ name, type, date: at, precision, url }) =>
      releaseRecord.safeParse({
        ...{ id: 'a'.repeat(22), img: 'cover', tracks: [], name, type, spotify_url: url },
        ...{ release_date: at.slice(0, precisions[precision]), release_date_precision: precision },
      }).data,
  )
  .filter((data) => data !== undefined);

test('every valid release is read back as it was written', () => {
  const release = fc.tuple(record, cover, fc.boolean());
  fc.assert(
    fc.property(fc.array(release, { maxLength: 3 }), fc.constantFrom(...localeCodes), (releases, locale) => {
      const shown = releases.map(([data, picture, isNew]) => {
        const card = releaseCard(data, picture, locale, translator(locale));
        return { release: card, isNew: isNew && card.badge !== undefined };
      });
      const html = renderToStaticMarkup(shown.map((each, index) => <ReleaseColumn key={index} {...each} />));
      expect(readReleases(parse(html) as unknown as Element)).toEqual(shown);
    }),
    { numRuns: 100 },
  );
});
