import type { ComponentProps } from 'react';
import type { PrintedPicture } from '../lib/print/printPicture.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** What `printPicture` answers. */
  picture: PrintedPicture;
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
