import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Picture from '../../../../src/components/ui/Picture.tsx';

const last = { src: '/wide.webp', width: 900, height: 506 };
const narrow = { srcSet: '/narrow.webp', media: '(max-width: 767px)', width: 585, height: 329 };
const rendered = (markup: React.ReactElement) => parse(renderToStaticMarkup(markup));

test('a picture of one variant is one file, loaded lazily', () => {
  const root = rendered(<Picture picture={last} alt="Die Band" />);
  expect(root.querySelectorAll('source')).toEqual([]);
  expect(root.querySelector('picture > img')?.attrs).toEqual({
    src: '/wide.webp',
    alt: 'Die Band',
    width: '900',
    height: '506',
    loading: 'lazy',
    decoding: 'async',
  });
});

test('lists the sources with media queries before the fallback, and passes attributes to the img', () => {
  const picture = { ...last, sources: [narrow] };
  const root = rendered(<Picture picture={picture} alt="" loading="eager" className="layer" />);
  expect(root.querySelector('picture')?.children.map(({ rawTagName }) => rawTagName)).toEqual([
    'source',
    'img',
  ]);
  expect(root.querySelector('source')?.attrs).toEqual({
    srcset: '/narrow.webp',
    media: '(max-width: 767px)',
    width: '585',
    height: '329',
  });
  expect(root.querySelector('img')?.attrs).toMatchObject({ alt: '', loading: 'eager', class: 'layer' });
});
