import { useEffect, useState } from 'react';
import { call } from '../../../../lib/browser/http.ts';
import { builtPhotos, builtPhotosPath, type BuiltPhotos } from '../../../../records/built/builtPhotos.ts';

const none: BuiltPhotos = {};

/** The photographs that the page shows now; none until they are loaded, or where the file cannot be had. */
export function useBuiltPhotos(): BuiltPhotos {
  const [built, setBuilt] = useState(none);
  useEffect(() => {
    let isOpen = true;
    void call(builtPhotosPath)
      .then((response) => response.json())
      .then((json) => {
        if (isOpen) setBuilt(builtPhotos.parse(json));
      })
      // The rows then stand without pictures.
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, []);
  return built;
}
