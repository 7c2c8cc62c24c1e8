import { useEffect, useRef } from 'react';

interface Props {
  picture: Blob | undefined;
}

/** Longest side of a preview, in pixels. */
const side = 240;

/** The picture being described, on a canvas: a `blob:` address would need a wider policy for the whole site. */
export default function Preview({ picture }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!picture) return;
    let outdated = false;
    const draw = (bitmap: ImageBitmap) => {
      const { current } = canvas;
      if (current && !outdated) {
        const scale = side / Math.max(bitmap.width, bitmap.height);
        current.width = Math.round(bitmap.width * scale);
        current.height = Math.round(bitmap.height * scale);
        current.getContext('2d')?.drawImage(bitmap, 0, 0, current.width, current.height);
      }
      bitmap.close();
    };
    // Scaled where it is decoded, off this thread.
    createImageBitmap(picture, { resizeWidth: side, resizeQuality: 'medium' }).then(draw, () => undefined);
    return () => {
      outdated = true;
    };
  }, [picture]);

  return (
    <canvas ref={canvas} width={side} height={side} data-empty={!picture || undefined} aria-hidden="true" />
  );
}
