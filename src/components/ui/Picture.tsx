import type { ComponentProps } from 'react';
import type { RenderedPicture } from '../../images/renderPicture.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** The result of `renderPicture`. */
  picture: RenderedPicture;
  alt: string;
}

/** Shows a rendered picture in pages (through `RenderedPicture.astro`) and in islands; the attributes go to its `img`. */
export default function Picture({
  picture,
  alt,
  loading = 'lazy',
  decoding = 'async',
  ...attributes
}: Props) {
  const { sources = [], src, width, height } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img {...{ src, alt, width, height, loading, decoding }} {...attributes} />
    </picture>
  );
}
