import { useEffect, useEffectEvent, type RefObject } from 'react';
import { doublePress } from '../../config/behaviour.ts';
import { isPlainPress } from '../../lib/plainPress.ts';
import { throttleClick } from '../../lib/throttleClick.ts';

/** Calls `open` for a plain press on a picture, once for a double one. Any other press stays with the browser. */
export function usePicturePress(
  gallery: RefObject<HTMLElement | null>,
  open: (link: HTMLAnchorElement) => void,
): void {
  const show = useEffectEvent(open);

  useEffect(() => {
    const element = gallery.current;
    if (!element) return;
    const showOnce = throttleClick(show, doublePress);
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-credit] a') : null;
      if (!link || !isPlainPress(event, link)) return;
      event.preventDefault();
      showOnce(link);
    };
    element.addEventListener('click', press);
    return () => {
      showOnce.cancel();
      element.removeEventListener('click', press);
    };
  }, [gallery]);
}
