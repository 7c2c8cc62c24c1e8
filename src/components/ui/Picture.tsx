import type { ComponentProps } from 'react';
import type { RenderedPicture } from '../../images/renderPicture.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** What `renderPicture` answers. */
  picture: RenderedPicture;
  alt: string;
}

/** Shows a printed picture, in pages (by `Print.astro`) and in islands alike; attributes go to its `img`. */
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
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding={decoding}
        {...attributes}
      />
    </picture>
  );
}
