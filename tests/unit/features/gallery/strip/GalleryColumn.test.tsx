import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import GalleryColumn from '../../../../../src/features/gallery/strip/GalleryColumn.tsx';

test('C8 a press before the script is there opens the large print, and the credit stands beside it', () => {
  const html = renderToStaticMarkup(
    <GalleryColumn
      large="/_/large.webp"
      picture={{ src: '/_/small.webp', width: 660, height: 440 }}
      alt="Nora am Bass"
      credit="Lena Zwielicht"
    />,
  );
  expect(html).toMatch(
    /^<div data-column="" data-credit="Lena Zwielicht"><a href="\/_\/large\.webp"><picture>/,
  );
  expect(html).toContain('alt="Nora am Bass"');
});
