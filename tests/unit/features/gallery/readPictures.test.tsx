import fc from 'fast-check';
import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GalleryEntry } from '../../../../src/features/gallery/galleryEntry.ts';
import ListedPicture from '../../../../src/features/gallery/list/ListedPicture.tsx';
import { readPictures } from '../../../../src/features/gallery/readPictures.ts';
import GalleryColumn from '../../../../src/features/gallery/strip/GalleryColumn.tsx';

/** Whether the window matches the media query of a picture for phones. */
let isPhone = false;
const phone = '(width < 48em)';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === phone && isPhone }));
});

const pageOf = (markup: ReactNode) => parse(renderToStaticMarkup(markup)) as unknown as Element;

/** The pictures of a page, without their links but with the addresses of these. */
const read = (page: Element) =>
  readPictures(page).map(({ link, ...picture }) => ({ ...picture, large: link.getAttribute('href') }));

const side = fc.integer({ min: 1, max: 5000 });
const address = fc.webPath().map((path) => `/_/pictures${path}.webp`);
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\r'));
const entry = fc.record<GalleryEntry>({
  id: fc.option(fc.stringMatching(/^[\w-]{1,400}$/), { nil: undefined }),
  picture: fc.record({
    ...{ src: address, width: side, height: side },
    sources: fc.option(
      fc.tuple(fc.record({ srcSet: address, media: fc.constant(phone), width: side, height: side })),
      { nil: undefined },
    ),
  }) as fc.Arbitrary<GalleryEntry['picture']>,
  ...{ large: address, alt: text, credit: text },
});

test.each([
  ['strip', GalleryColumn],
  ['list', ListedPicture],
])('every picture of the %s is read back as it was written', (_, Item) =>
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), fc.boolean(), (entries, onPhone) => {
      isPhone = onPhone;
      const page = pageOf(
        entries.map((each, index) => <Item key={index} {...each} creditLabel="Bild: {{name}}" />),
      );
      expect(read(page)).toEqual(
        entries.map(({ picture: { src, width, height, sources }, ...values }) => ({
          ...values,
          id: values.id,
          isWide: width > height,
          src: onPhone ? (sources?.[0]?.srcSet ?? src) : src,
        })),
      );
    }),
    { numRuns: 200 },
  ),
);

test('C8 a click without script opens the large file', () => {
  const picture = { src: '/_/small.webp', width: 660, height: 440 };
  const page = pageOf(<GalleryColumn large="/_/large.webp" alt="Nora am Bass" credit="" picture={picture} />);
  expect(page.querySelector('[data-column] > a')?.getAttribute('href')).toBe('/_/large.webp');
  expect(page.querySelector('a img')?.getAttribute('alt')).toBe('Nora am Bass');
});

test('a link that is no picture is not read', () =>
  expect(readPictures(pageOf(<a href="/medien/alle">Alle</a>))).toEqual([]));
