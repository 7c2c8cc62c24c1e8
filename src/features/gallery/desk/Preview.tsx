import { useEffect, useRef } from 'react';

interface Props {
  picture: Blob | undefined;
}

/** Longest side of a preview, in pixels. */
const side = 240;

/** A preview on a canvas, because `blob:` addresses need a wider policy for the whole site. */
export default function Preview({ picture }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!picture) return;
    let isOutdated = false;
    const draw = (bitmap: ImageBitmap) => {
      const { current } = canvas;
      if (current && !isOutdated) {
        const scale = side / Math.max(bitmap.width, bitmap.height);
        current.width = Math.round(bitmap.width * scale);
        current.height = Math.round(bitmap.height * scale);
        current.getContext('2d')?.drawImage(bitmap, 0, 0, current.width, current.height);
      }
      bitmap.close();
    };
    // The browser scales it off the main thread. A picture that it cannot decode has no preview.
    createImageBitmap(picture, { resizeWidth: side, resizeQuality: 'medium' }).then(draw, () => undefined);
    return () => {
      isOutdated = true;
    };
  }, [picture]);

  return (
    <canvas ref={canvas} width={side} height={side} data-empty={!picture || undefined} aria-hidden="true" />
  );
}
