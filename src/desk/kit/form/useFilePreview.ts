import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A chosen picture, so many pixels long, for a canvas: `blob:` addresses need a wider policy for the whole site. Undefined until it is there,
 * and for a file that the browser cannot decode.
 */
export function useFilePreview(
  /** Undefined for none. */
  id: string | undefined,
  read: (id: string) => Promise<Blob | undefined>,
  side: number,
): ImageBitmap | undefined {
  const [preview, setPreview] = useState<{ id: string; bitmap: ImageBitmap }>();
  const decode = useEffectEvent(async (wanted: string) => {
    const file = await read(wanted);
    // The browser scales it off the main thread.
    return file && createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' });
  });
  useEffect(() => {
    if (id === undefined) return;
    let isOutdated = false;
    let own: ImageBitmap | undefined;
    decode(id)
      .then((bitmap) => {
        own = bitmap;
        if (isOutdated) bitmap?.close();
        else if (bitmap) setPreview({ id, bitmap });
      })
      .catch(() => undefined);
    return () => {
      isOutdated = true;
      own?.close();
      // The same picture may be chosen again.
      setPreview(undefined);
    };
  }, [id]);
  return preview?.id === id ? preview?.bitmap : undefined;
}
